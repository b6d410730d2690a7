import { Hono, type Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { requirePermission } from '../../access/caller';
import type { Permission } from '../../access/roles';
import type { Database } from '../../db/client';
import type { Context } from '../../graphql/context';
import { parseInput } from '../../kernel/parse-input';
import type { Answers } from '../cache/answers';
import type { StreamLimits } from '../limits/stream-limits';
import type { JsonSchema } from '../openapi/answer-schema';
import { type Content, json } from '../openapi/content';
import type { Build } from '../pages/build';
import type { Draining } from '../request/draining';
import { readJson } from '../request/json-body';
import { problem } from '../request/problem';
import type { PublicAddress } from '../request/public-request';
import type { ServerEnv } from '../request/server-env';

/** What `/health` reads. */
export interface Health {
  readonly db: Database;
  readonly address: PublicAddress;
  /** The folder of the embedded database; null when the database is elsewhere. */
  readonly databaseDirectory: string | null;
  readonly draining: Draining;
  /** How the parts are used that may be away without a harm to orders; none of it makes a node not ready. */
  readonly report?: (() => Readonly<Record<string, string>>) | undefined;
}

export type RestContext = HonoContext<ServerEnv>;

/** What handlers need of the server. */
export interface RestParts {
  readonly health: Health;
  readonly build: Build;
  readonly answers: Answers;
  /** How many live streams a caller may hold open; null when nothing is counted. */
  readonly streams: StreamLimits | null;
  /** Paths of extensions. */
  readonly extensions: readonly RestRoute[];
}

interface Description {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for what varies. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** What staff and tokens need; checked before anything is read. */
  readonly permission?: Permission;
  /** Answers 404 before set-up. */
  readonly needsShop?: boolean;
  /** What varies in the path, described. */
  readonly params?: Readonly<Record<string, string>>;
  /** Headers of its own, described. */
  readonly headers?: Readonly<Record<string, JsonSchema>>;
  /** A body that is accepted as it stands, apart from ids, which differ per shop. */
  readonly example?: unknown;
  /** Bodies that the handler reads itself: files, and notices that are signed to the byte. */
  readonly file?: Content;
  /** Successful answers by status; null for one without a body. */
  readonly answers: Readonly<Record<number, Content | null>>;
  /** Statuses of refusals that do not follow from the input. */
  readonly refusals?: readonly number[];
}

interface Call<Body, Query> {
  readonly c: RestContext;
  readonly parts: RestParts;
  /** Absent on paths outside of `/api`, which are answered without the shop. */
  readonly context: Context;
  readonly body: Body;
  readonly query: Query;
  /** What varies in the path; empty where nothing does. */
  readonly id: string;
}

/** An object is answered as JSON with the first status of `answers`, null as an empty body. */
type Answer = object | null;

interface Definition<Body, Query> extends Description {
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodObject & z.ZodType<Query>;
  readonly handler: (call: Call<Body, Query>) => Answer | Promise<Answer>;
}

/** A path of the REST facade: the server answers by it, and the OpenAPI document describes it. */
export interface RestRoute extends Description {
  readonly queryRule: z.ZodObject | undefined;
  /** All bodies that it takes. */
  readonly content: Content | undefined;
  /** Whether the body is parsed by a rule. */
  readonly isParsed: boolean;
  readonly handle: (c: RestContext, parts: RestParts) => Promise<Response>;
}

/** Declares a path: what it takes, what it answers, and who answers. Input is parsed by the rules that describe it. */
export function route<Body = undefined, Query = undefined>(definition: Definition<Body, Query>): RestRoute {
  const { body, query, handler, ...description } = definition;
  const { permission, needsShop, file, answers } = description;
  return {
    ...description,
    queryRule: query,
    content: body || file ? { ...(body && json(body)), ...file } : undefined,
    isParsed: body !== undefined,
    handle: async (c, parts) => {
      const context = c.get('scope')?.context;
      if (needsShop && !context.channel) return c.json(problem(c, 'SHOP_NOT_SET_UP'), 404);
      if (permission) requirePermission(context.actor, permission);
      const answer = await handler({
        c,
        parts,
        context,
        query: held(query, query && asked(c, query)),
        body: held(body, body && (await readJson(c))),
        id: Object.values(c.req.param())[0] ?? '',
      });
      if (answer instanceof Response) return answer;
      return answer === null
        ? c.body(null, 204)
        : c.json(answer, Number(Object.keys(answers)[0]) as ContentfulStatusCode);
    },
  };
}

/** Without a rule there is no value, and its type is `undefined`. */
function held<Value>(rule: z.ZodType<Value> | undefined, input: unknown): Value {
  return (rule && parseInput(rule, input)) as Value;
}

/** The parameters that the rule knows; others are ignored. */
function asked(c: RestContext, { shape }: z.ZodObject): object {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, c.req.query(name)]));
}

/** The pattern of Hono: `/builds/:id{.+\.json}` for `/builds/{id}.json`. */
const patternOf = (path: string): string =>
  path.replace(/\{(\w+)\}(\.\w+)?/g, (_, name, ending) => (ending ? `:${name}{.+\\${ending}}` : `:${name}`));

/** The handlers of these paths, to be mounted at `/`. */
export function mounted(routes: readonly RestRoute[], parts: RestParts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  for (const { method, path, handle } of routes) app.on(method.toUpperCase(), patternOf(path), (c) => handle(c, parts));
  return app;
}
