import type { ArgumentRule, PathSegment } from './argument-rule.js';

/** One step of the rules' paths, shared by all that begin alike. */
export interface RuleNode {
  readonly children: Map<PathSegment, RuleNode>;
  rule: ArgumentRule | null;
}

/**
 * All steps that the path walked so far has reached in the rules: an index follows its own step and `*` alike. What
 * lies below them is merged once it has been asked for often enough, so that many steps and many fields do not
 * multiply.
 */
export interface RuleState {
  readonly nodes: readonly RuleNode[];
  /** The states below, where there are any; `*` is that of every index which no rule names. */
  readonly below: Map<PathSegment, RuleState>;
  asked: number;
  merged: ReadonlyMap<PathSegment, readonly RuleNode[]> | null;
}

/** The rules as a tree of their steps. The second rule of a path is counted as a duplicate and left out. */
export function indexRules(rules: readonly ArgumentRule[]): {
  readonly root: RuleNode;
  readonly duplicates: number;
} {
  const root: RuleNode = { children: new Map(), rule: null };
  let duplicates = 0;
  for (const rule of rules) {
    const node = rule.path.reduce(childOf, root);
    if (node.rule === null) node.rule = rule;
    else duplicates += 1;
  }
  return { root, duplicates };
}

function childOf(node: RuleNode, segment: PathSegment): RuleNode {
  const found = node.children.get(segment);
  if (found !== undefined) return found;
  const child: RuleNode = { children: new Map(), rule: null };
  node.children.set(segment, child);
  return child;
}

/** The state before any step. */
export function startOf(root: RuleNode): RuleState {
  return stateOf([root]);
}

const NOWHERE: RuleState = stateOf([]);

/** The state behind a step: a field's name, an array's index, or `*` for every index that no rule names. */
export function stepTo(state: RuleState, segment: PathSegment): RuleState {
  const known = state.below.get(segment);
  if (known !== undefined) return known;
  const named = nodesBelow(state, segment);
  if (typeof segment === 'string') return remember(state, segment, named);
  if (named.length === 0) return state.below.get('*') ?? remember(state, '*', nodesBelow(state, '*'));
  return remember(state, segment, [...named, ...nodesBelow(state, '*')]);
}

function remember(state: RuleState, segment: PathSegment, nodes: readonly RuleNode[]): RuleState {
  if (nodes.length === 0) return NOWHERE;
  const below = stateOf(nodes);
  state.below.set(segment, below);
  return below;
}

/** The indexes that rules name here, each once. */
export function namedIndexes(state: RuleState): readonly number[] {
  const steps = state.nodes.flatMap((node) => [...node.children.keys()]);
  return [...new Set(steps.filter((step) => typeof step === 'number'))];
}

/** The rules whose path ends here. */
export function rulesAt(state: RuleState): readonly ArgumentRule[] {
  return state.nodes.flatMap((node) => node.rule ?? []);
}

function stateOf(nodes: readonly RuleNode[]): RuleState {
  return { nodes, below: new Map(), asked: 0, merged: null };
}

function nodesBelow(state: RuleState, segment: PathSegment): readonly RuleNode[] {
  if (state.merged === null && isWorthMerging(state)) state.merged = mergedChildren(state.nodes);
  if (state.merged !== null) return state.merged.get(segment) ?? [];
  return state.nodes.flatMap((node) => node.children.get(segment) ?? []);
}

/** Whether the steps asked for so far, each looked up in every node, cost as much as merging does. */
function isWorthMerging(state: RuleState): boolean {
  if (state.nodes.length < 2) return false;
  state.asked += 1;
  const children = state.nodes.reduce((sum, node) => sum + node.children.size, 0);
  return state.asked * state.nodes.length >= children;
}

function mergedChildren(nodes: readonly RuleNode[]): ReadonlyMap<PathSegment, readonly RuleNode[]> {
  const merged = new Map<PathSegment, RuleNode[]>();
  for (const node of nodes) {
    for (const [segment, child] of node.children) {
      const others = merged.get(segment);
      if (others === undefined) merged.set(segment, [child]);
      else others.push(child);
    }
  }
  return merged;
}
