import type { JsonSchema } from './answer-schema';
import { checkoutOperations, checkoutSchemas } from './checkout-operations';
import { fileOperations, fileSchemas } from './file-operations';
import { HEADERS, PARAMETERS, REQUEST_HEADERS, responseHeaders } from './headers';
import { type Content, json, named, type RestOperation } from './operation';
import { serverOperations, serverSchemas } from './server-operations';
import { sessionOperations, sessionSchemas } from './session-operations';
import { shopOperations, shopSchemas } from './shop-operations';

const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', description: 'For a program: stable, upper snake case.' },
        message: { type: 'string', description: 'For a person, in the reader’s language.' },
        requestId: { type: 'string', description: 'The request in the server’s log; the header `X-Request-Id` too.' },
        path: {
          type: 'array',
          items: { type: 'string' },
          description: 'Which input it is about, as it was sent: `["lines", "1", "productVariantId"]`.',
        },
        scope: { type: 'string', description: 'What a program’s token lacks.' },
        fields: {
          type: 'array',
          description: 'Everything that is wrong, not only the first.',
          items: {
            type: 'object',
            required: ['path', 'code', 'message'],
            properties: {
              path: { type: 'array', items: { type: ['string', 'integer'] } },
              code: { type: 'string' },
              message: { type: 'string' },
            },
          },
        },
      },
    },
  },
};

/** What any call may be refused with. */
const ALWAYS: Readonly<Record<number, string>> = {
  401: 'The token is empty, or is not, or is no longer, good for anything; or the path is for staff and nobody is signed in.',
  429: 'Too many attempts; `Retry-After` says how long to wait.',
  500: 'A bug; the log has more at the request’s id.',
  503: 'Orders are on hold, or the server is busy; `Retry-After` says when to ask again.',
};

const REFUSED: Readonly<Record<number, string>> = {
  ...ALWAYS,
  400: 'The body is not JSON.',
  403: 'A write from a page of another origin, or a token without the scope.',
  404: 'There is no such thing, or none that the caller may see.',
  410: 'The cursor is of a database that was restored since.',
  409: 'Something changed meanwhile, or can’t be had now.',
  413: 'The body is too large.',
  415: 'The body is of another type.',
  422: 'The input breaks a rule.',
  431: 'The headers are larger than 16 KB; Node itself answers, without a body.',
};

function describedAnswer(status: number, hasBody: boolean): string {
  if (status >= 400) return REFUSED[status] ?? '';
  if (status === 304) return 'What is known is still the same.';
  if (status >= 300) return 'Leads on.';
  return hasBody ? 'As asked.' : 'There is none.';
}

function responsesOf({ answers, refusals = [], body, isBare = false }: RestOperation): JsonSchema {
  const ofBody = body ? [400, 413, 415] : [];
  const statuses = isBare ? refusals : [...ofBody, ...refusals, ...Object.keys(ALWAYS).map(Number)].sort();
  const responses = [
    ...Object.entries(answers).map(([status, content]) => [Number(status), content] as const),
    ...statuses.map((status) => [status, json(named('Problem'))] as const),
  ].map(([status, content]) => [
    status,
    {
      description: describedAnswer(status, content !== null),
      headers: responseHeaders(status, { isBare, isTagged: 304 in answers }),
      ...(content && { content }),
    },
  ]);
  return Object.fromEntries([...responses, [431, { description: REFUSED[431] }]]);
}

function described(operation: RestOperation, tag: string): JsonSchema {
  const { operationId, summary, description, parameters = [], body, example, isBare = false } = operation;
  const all = [...parameters, ...(isBare ? [] : REQUEST_HEADERS)];
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(all.length > 0 && { parameters: all }),
    ...(body && { requestBody: { required: true, content: withExample(body, example) } }),
    responses: responsesOf(operation),
  };
}

function withExample(body: Content, example: unknown): Content {
  const { 'application/json': ofJson, ...others } = body;
  return ofJson && example !== undefined ? { 'application/json': { ...ofJson, example }, ...others } : body;
}

interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly RestOperation[];
}

const GROUPS: readonly Group[] = [
  { name: 'Session', description: 'Who is asking.', operations: sessionOperations },
  { name: 'Shop', description: 'The shop, its menu, its pages and its times.', operations: shopOperations },
  { name: 'Order', description: 'Carts, orders, payments and refunds.', operations: checkoutOperations },
  { name: 'Files', description: 'Photos, and the menu as a file; for staff.', operations: fileOperations },
  { name: 'Server', description: 'The running server, for who operates it.', operations: serverOperations },
];

export const restOperations: readonly RestOperation[] = GROUPS.flatMap(({ operations }) => operations);

function paths(): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {};
  for (const { name, operations } of GROUPS) {
    for (const operation of operations) {
      all[operation.path] = { ...all[operation.path], [operation.method]: described(operation, name) };
    }
  }
  return all;
}

/** Every REST path: an OpenAPI 3.1 document, made of what the code parses and answers by. */
export function openApiDocument(): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carte: the REST paths',
      version: '0.1.0',
      description:
        'A thin facade over the same commands as the GraphQL API at `/graphql`, which has everything. Amounts of money ' +
        'are numbers of major units; ids are those of GraphQL. A method that a path does not take is answered with 405 and ' +
        '`Allow`, whatever is refused names the request.',
      contact: { name: 'Carte' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: GROUPS.map(({ name, description }) => ({ name, description })),
    servers: [{ url: '/' }],
    security: [{}, { session: [] }, { token: [] }],
    paths: paths(),
    components: {
      headers: HEADERS,
      parameters: PARAMETERS,
      schemas: {
        Problem: PROBLEM,
        ...sessionSchemas,
        ...shopSchemas,
        ...checkoutSchemas,
        ...fileSchemas,
        ...serverSchemas,
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'carte_session', description: 'A browser’s session.' },
        token: { type: 'http', scheme: 'bearer', description: 'A program’s API token with the scope `storefront`.' },
      },
    },
  };
}
