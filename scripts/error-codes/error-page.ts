import { type GraphQLSchema, isEnumType } from 'graphql';
import { CURES, NOT_OF_FIELDS, REQUEST_FAILURES } from './cures';

/** What staff read of a doubt has a key of its own. */
const DOUBT = 'DOUBT_';

/** A value of `RefusalCode`, with its description. */
interface Refusal {
  readonly code: string;
  readonly cause: string;
}

export function refusalsOf(schema: GraphQLSchema): Refusal[] {
  const codes = schema.getType('RefusalCode');
  if (!isEnumType(codes)) throw new Error('the schema has no enum RefusalCode');
  return codes
    .getValues()
    .map(({ name, description }) => ({ code: name, cause: description ?? '' }))
    .sort((one, other) => one.code.localeCompare(other.code));
}

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const INTRODUCTION = `# Error codes

For developers of a client: every code that the API answers, why, and what to do. Codes are stable; messages are for people and change. \`npm run
codegen\` writes this page from the schema and \`scripts/error-codes\`.`;

/**
 * The page of all codes.
 *
 * @param messages - in English, by code.
 */
export function errorPage(schema: GraphQLSchema, messages: Readonly<Record<string, string>>): string {
  const refusals = refusalsOf(schema);
  const taken = new Set([...refusals.map(({ code }) => code), ...REQUEST_FAILURES.map(({ code }) => code)]);
  const ofFields = Object.keys(messages).filter((code) => !taken.has(code) && !NOT_OF_FIELDS.test(code));
  const doubts = Object.entries(messages).filter(([key]) => key.startsWith(DOUBT));
  return `${[
    INTRODUCTION,
    '## Refusals',
    'The values of `RefusalCode`, in the data of a mutation: select `... on Error { code path message }`. A refusal with data of its own has a type of its own, which has the code’s name in CamelCase (`PRICE_CHANGED` is `PriceChanged`); the type of all others is `Refusal`. REST answers the same codes in `error.code`.',
    table(
      ['code', 'why', 'what to do'],
      refusals.map(({ code, cause }) => row(`\`${code}\``, cause, CURES[code] ?? '')),
    ),
    '## Fields of INVALID_INPUT',
    'Each of `fields` has the path of the input as it was sent, a message for people, and one of these codes:',
    ofFields.map((code) => `\`${code}\``).join(', '),
    '## Doubts of an order',
    'In `Checkout.doubts`, in `doubts` over REST and in what receivers get: what staff should look at. The order is placed all the same.',
    table(
      ['code', 'message'],
      doubts.map(([key, message]) => row(`\`${key.slice(DOUBT.length)}\``, message)),
    ),
    '## Failures of a request',
    'Over GraphQL, and for whatever is below `/graphql`, in `errors[].extensions.code`; over REST in `error.code`. Beside it is the `requestId` that the log has, also the header `X-Request-Id`. Headers above 16 KB are refused by Node itself, with 431 and without a body.',
    table(
      ['code', 'status', 'why', 'what to do'],
      REQUEST_FAILURES.map(({ code, status, cause, cure }) => row(`\`${code}\``, status, cause, cure)),
    ),
  ].join('\n\n')}\n`;
}
