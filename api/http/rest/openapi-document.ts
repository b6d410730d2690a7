import { z } from 'zod';
import { describedAccess } from '../../graphql/describe-access';
import type { JsonSchema } from '../openapi/answer-schema';
import { type Content, json, schemas } from '../openapi/content';
import { HEADERS, PARAMETERS, REQUEST_HEADERS, responseHeaders } from '../openapi/headers';
import type { RestRoute } from './route';

const Path = z.array(z.union([z.string(), z.int()]));

const Problem = z
  .looseObject({
    error: z.looseObject({
      code: z.string().describe('For a program: stable, upper snake case.'),
      message: z.string().describe('For a person, in the reader’s language.'),
      requestId: z.string().describe('The request in the server’s log; the header `X-Request-Id` too.'),
      path: z
        .array(z.string())
        .optional()
        .describe('Which input it is about, as it was sent: `["lines", "1", "productVariantId"]`.'),
      scope: z.string().optional().describe('What a program’s token lacks.'),
      fields: z
        .array(z.looseObject({ path: Path, code: z.string(), message: z.string() }))
        .optional()
        .describe('Everything that is wrong, not only the first.'),
    }),
  })
  .meta({ id: 'Problem' });

/** What any call may be refused with. */
const ALWAYS: Readonly<Record<number, string>> = {
  401: 'The token is empty, or is not, or is no longer, good for anything; or the path is for staff and the caller is not signed in.',
  403: 'A role or a token that may not do or read this, or a write from a page of another origin.',
  429: 'Too many attempts; `Retry-After` says how long to wait.',
  500: 'A bug; the log has more at the request’s id.',
  503: 'Orders are on hold, or the server is busy; `Retry-After` says when to ask again.',
};

const REFUSED: Readonly<Record<number, string>> = {
  ...ALWAYS,
  400: 'The body is not JSON.',
  404: 'There is no such thing, or none that the caller may see.',
  410: 'The cursor is of a database that was restored since.',
  409: 'Something changed meanwhile, or can’t be had now.',
  413: 'The body is too large.',
  415: 'The body is of another type.',
  422: 'The input breaks a rule.',
  431: 'The headers are larger than 16 KB; Node itself answers, without a body.',
};

/** Paths outside of `/api` are answered before anything is counted or asked of the shop: nothing else comes of them. */
const isBare = ({ path }: RestRoute): boolean => !path.startsWith('/api/');

function describedAnswer(status: number, hasBody: boolean): string {
  if (status >= 400) return REFUSED[status] ?? '';
  if (status === 304) return 'What is known is still the same.';
  if (status >= 300) return 'Leads on.';
  return hasBody ? 'As asked.' : 'There is none.';
}

/** What the input of a path may be refused with, what it says of itself, and what any path may be refused with. */
function refusalsOf({ refusals = [], content, isParsed, params, needsShop }: RestRoute): number[] {
  const statuses = [
    ...(content ? [400, 413, 415] : []),
    ...(isParsed ? [422] : []),
    ...(params || needsShop ? [404] : []),
    ...refusals,
    ...Object.keys(ALWAYS).map(Number),
  ];
  return [...new Set(statuses)].sort();
}

function responsesOf(route: RestRoute): JsonSchema {
  const problem = json(Problem);
  const responses = [
    ...Object.entries(route.answers).map(([status, content]) => [Number(status), content] as const),
    ...(isBare(route) ? [] : refusalsOf(route)).map((status) => [status, problem] as const),
  ].map(([status, content]) => [
    status,
    {
      description: describedAnswer(status, content !== null),
      headers: responseHeaders(status, { isBare: isBare(route), isTagged: 304 in route.answers }),
      ...(content && { content }),
    },
  ]);
  return Object.fromEntries([...responses, [431, { description: REFUSED[431] }]]);
}

const TEXT: JsonSchema = { type: 'string' };

function parametersOf(route: RestRoute): JsonSchema[] {
  const { params = {}, queryRule, headers = {} } = route;
  const query = queryRule ? json(queryRule)['application/json']?.schema.properties : {};
  return [
    ...Object.entries(params).map(([name, description]) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema: TEXT,
    })),
    ...Object.entries(query ?? {}).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      description,
      schema,
    })),
    ...Object.entries(headers).map(([name, header]) => ({ name, in: 'header', schema: TEXT, ...header })),
    ...(isBare(route) ? [] : REQUEST_HEADERS),
  ];
}

function withExample({ 'application/json': ofJson, ...others }: Content, example: unknown): Content {
  return { ...(ofJson && { 'application/json': { ...ofJson, ...(example !== undefined && { example }) } }), ...others };
}

function described(route: RestRoute, tag: string): JsonSchema {
  const { operationId, summary, description, permission, content, example } = route;
  const parameters = parametersOf(route);
  return {
    operationId,
    tags: [tag],
    summary,
    description: permission ? `${description} ${describedAccess(permission)}` : description,
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content: withExample(content, example) } }),
    responses: responsesOf(route),
  };
}

/** The paths of one subject. */
export interface RestGroup {
  readonly name: string;
  readonly description: string;
  readonly routes: readonly RestRoute[];
}

function paths(groups: readonly RestGroup[]): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {};
  for (const { name, routes } of groups) {
    for (const route of routes) all[route.path] = { ...all[route.path], [route.method]: described(route, name) };
  }
  return all;
}

/** An OpenAPI 3.1 document of these paths, made of what the code parses and answers by. */
export function describePaths(groups: readonly RestGroup[]): JsonSchema {
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
    tags: groups.map(({ name, description }) => ({ name, description })),
    servers: [{ url: '/' }],
    security: [{}, { session: [] }, { token: [] }],
    paths: paths(groups),
    components: {
      headers: HEADERS,
      parameters: PARAMETERS,
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'carte_session', description: 'A browser’s session.' },
        token: { type: 'http', scheme: 'bearer', description: 'A program’s API token with the scope `storefront`.' },
      },
    },
  };
}
