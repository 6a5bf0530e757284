import { isGovernanceId, isPatternId } from '../identifiers/index.js';
import { sealedType } from '../values/index.js';
import { accessDenial } from './access-denial.js';

/** One exact tool with one exact action. */
export interface ToolAction {
  /** A `tool:` identifier. */
  readonly tool: string;
  /** An `action:` identifier. */
  readonly action: string;
}

const toolActions = sealedType<ToolAction>('ToolAction', ['tool', 'action']);

/** A pair of a tool and an action. Throws `tool_action: invalid_governance_identifier`. */
export function toolAction(tool: string, action: string): ToolAction {
  if (!isGovernanceId(tool, 'tool') || !isPatternId(action, 'action'))
    throw accessDenial('invalid_governance_identifier', 'tool_action');
  return toolActions.seal({ tool, action });
}

/** Whether a value was made by toolAction. */
export function isToolAction(value: unknown): value is ToolAction {
  return toolActions.holds(value);
}
