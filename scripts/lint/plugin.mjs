import { importZones } from './import-zones.mjs';

const UNPACK = 'Unpack it: TypeScript checks no excess properties of a literal that is spread.';
const TAKE_POSTGRES_CLIENT = 'A lost connection of it would end the process: take PostgresClient.';
const READ_ENV = 'api/env.ts alone reads it.';
const TAKE_STRICT_OBJECT =
  'It drops what it does not know: take z.strictObject, or z.looseObject for what others wrote.';
const TAKE_INPUT_TYPE = 'Take the input’s type of api/generated/inputs.ts: parseInput then holds the rule against it.';
const READ_BODY = 'It has not been read: `await c.get("body").read()` gives its bytes (docs/decisions/limits.md).';
const SQL_IN_STORE =
  'SQL is in a store: a command reads and writes rows through the transaction (docs/decisions/folders-and-commands.md).';

/** A lint rule that reports every node that a selector matches. */
function refuse(selector, message) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
  };
}

/** Our own rules, for `.oxlintrc.json`. */
export default {
  meta: { name: 'carte' },
  rules: {
    'import-zones': importZones,
    'no-spread-literal': refuse('ObjectExpression > SpreadElement > ObjectExpression.argument', UNPACK),
    'no-environment': refuse('MemberExpression[object.name="process"][property.name="env"]', READ_ENV),
    'no-loose-object': refuse('MemberExpression[object.name="z"][property.name="object"]', TAKE_STRICT_OBJECT),
    'no-unguarded-client': refuse('NewExpression[callee.object.name="pg"]', TAKE_POSTGRES_CLIENT),
    'no-unread-body': refuse(
      'MemberExpression[object.property.name="req"][property.name=/^(text|json|formData|parseBody|arrayBuffer|blob)$/]',
      READ_BODY,
    ),
    'no-raw-sql': refuse('MemberExpression > Identifier.property[name=/^.(query|execute)Raw/]', SQL_IN_STORE),
    'no-unknown-input': refuse('Identifier[name="input"] > TSTypeAnnotation > TSUnknownKeyword', TAKE_INPUT_TYPE),
  },
};
