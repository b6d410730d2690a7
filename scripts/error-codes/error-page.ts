import { type GraphQLSchema, isEnumType } from 'graphql';
import { CURES, NOT_OF_FIELDS, REQUEST_FAILURES } from './cures';

/** What staff read of a doubt has a key of its own. */
const DOUBT = 'DOUBT_';

/** The values of `RefusalCode`. */
export function refusalCodes(schema: GraphQLSchema): string[] {
  const codes = schema.getType('RefusalCode');
  if (!isEnumType(codes)) throw new Error('the schema has no enum RefusalCode');
  return codes
    .getValues()
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other));
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const INTRODUCTION = `# Error codes

For developers of a client: every code that the API answers, and what to do. Codes are stable; messages are for people and change. \`npm run
codegen\` writes this page from the schema and \`scripts/error-codes\`.`;

/**
 * The page of all codes.
 *
 * @param messages - in English, by code.
 */
export function errorPage(schema: GraphQLSchema, messages: Readonly<Record<string, string>>): string {
  const refusals = refusalCodes(schema);
  const taken = new Set([...refusals, ...REQUEST_FAILURES.map(({ code }) => code)]);
  const ofFields = Object.keys(messages).filter((code) => !taken.has(code) && !NOT_OF_FIELDS.test(code));
  const doubts = Object.keys(messages).filter((key) => key.startsWith(DOUBT));
  return `${[
    INTRODUCTION,
    '## Refusals',
    'The values of `RefusalCode`, in the data of a mutation: select `... on Error { code path message }`. Why each is answered is its description in the schema. A refusal with data of its own has a type, named as its code is (`PRICE_CHANGED` is `PriceChanged`); the others are a `Refusal`. REST answers the same codes in `error.code`.',
    list(refusals.map((code) => `\`${code}\`: ${CURES[code] ?? ''}`)),
    '## Fields of INVALID_INPUT',
    'Each of `fields` has the path of the input as it was sent, a message for people, and one of these codes:',
    codes(ofFields),
    '## Doubts of an order',
    'In `Checkout.doubts`, in `doubts` over REST and in what receivers get: what staff should look at, each with a message. The order is placed all the same.',
    codes(doubts.map((key) => key.slice(DOUBT.length))),
    '## Failures of a request',
    'Over GraphQL, and for whatever is below `/graphql`, in `errors[].extensions.code`; over REST in `error.code`. Beside it is the `requestId` that the log has, also the header `X-Request-Id`. Headers above 16 KB are refused by Node itself, with 431 and without a body.',
    list(REQUEST_FAILURES.map(({ code, status, cause, cure }) => `\`${code}\` (${status}): ${cause} ${cure}`)),
  ].join('\n\n')}\n`;
}
