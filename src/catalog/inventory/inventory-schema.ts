import { fromValue, pythonJson } from '../../json/index.js';
import { MAX_INVENTORY_RECORDS } from '../../limits.js';
import { INVENTORY_VERSION, RECORD_FIELDS } from '../formats/index.js';
import { MAX_IDENTIFIER_CHARACTERS, MAX_VERSION_CHARACTERS } from '../identifier.js';
import { SIDE_EFFECT_CLASSES } from '../side-effects.js';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAMESPACE = `${LABEL}(?:\\.${LABEL})+`;
const NAME = '[a-z][a-z0-9-]{0,63}';
const NUMBER = '(?:0|[1-9][0-9]*)';
const VERSION = `${NUMBER}\\.${NUMBER}\\.${NUMBER}`;
const DIGEST_CHARACTERS = 'sha256:'.length + 64;

/**
 * The JSON Schema (2020-12) of an OpenMed tool inventory v1, byte for byte as the package writes it. It says less than
 * the reader holds to: not that (`tool_id`, `version`) is unique, nor how long a namespace may be.
 */
export function inventorySchemaJson(): string {
  return pythonJson(fromValue(SCHEMA, 'schema'));
}

const RECORD = {
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS],
  properties: {
    tool_id: {
      type: 'string',
      maxLength: MAX_IDENTIFIER_CHARACTERS,
      pattern: `^tool:${NAMESPACE}/${NAME}$`,
    },
    version: { type: 'string', maxLength: MAX_VERSION_CHARACTERS, pattern: `^${VERSION}$` },
    capability_class: {
      type: 'string',
      maxLength: MAX_IDENTIFIER_CHARACTERS,
      pattern: `^capability:${NAMESPACE}/${NAME}(?:@${VERSION})?$`,
    },
    side_effect_class: { type: 'string', enum: [...SIDE_EFFECT_CLASSES] },
    schema_digest: {
      type: 'string',
      minLength: DIGEST_CHARACTERS,
      maxLength: DIGEST_CHARACTERS,
      pattern: '^sha256:[0-9a-f]{64}$',
    },
  },
};

const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: { tool_inventory_record: RECORD },
  type: 'object',
  additionalProperties: false,
  required: ['schema_version', 'tools'],
  properties: {
    schema_version: { type: 'string', const: INVENTORY_VERSION },
    tools: {
      type: 'array',
      maxItems: MAX_INVENTORY_RECORDS,
      uniqueItems: true,
      items: { $ref: '#/$defs/tool_inventory_record' },
    },
  },
};
