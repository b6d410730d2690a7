import { setMaxListeners } from 'node:events';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { LOCALES } from '../../../domain/locale';
import { logFailure } from '../../db/log-failure';
import type { Context } from '../../graphql/context';
import { problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';
import type { Yoga } from './yoga';

/** More than a browser's tabs need at once; each is counted by `STREAM_LIMIT`. */
const MOST_OPERATIONS = 16;
/** Proxies cut connections that are silent for a minute, and the browser then reconnects. */
const PING_MS = 12_000;
/** Longer than a browser takes to ask for what it wants instead. */
const LINGER_MS = 15_000;

/** Pages of older builds have longer ones: they get the answer that theirs are unknown. */
const StoredId = z.string().regex(/^[\w-]{22,64}$/);
/** The id of a stored document, the reader's language, the variables. */
const Operation = z.tuple([StoredId, z.enum(LOCALES), z.record(z.string(), z.unknown())]);
const Operations = z.array(Operation).min(1).max(MOST_OPERATIONS);
type Operation = z.infer<typeof Operation>;
/** What Yoga would answer with. */
const Status = z.looseObject({ status: z.int() });

/** An event of the stream. `operation` is its place in the question; without a result it is over. */
interface LiveEvent {
  readonly operation: number;
  readonly result?: ExecutionResult;
}

/**
 * `GET /graphql/stream?operations=[[hash, locale, variables], …]`: several subscriptions over one connection, for our own
 * client, since a browser has six for all of its tabs. It holds nothing between two requests, so any node will do: for
 * other operations a client opens another stream, and closes this one when that one is there.
 */
export function liveStreamRoutes(yoga: Yoga): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get('/', async (c) => {
    const { context } = c.get('scope');
    const operations = readOperations(c.req.query('operations'));
    if (!operations) return c.json(problem(c, 'INVALID_INPUT'), 400);
    const request = c.req.raw;
    // One listener for each operation, and Node takes more than ten for a leak.
    setMaxListeners(0, request.signal);
    const ended = new AbortController();
    const signal = AbortSignal.any([request.signal, ended.signal]);
    setMaxListeners(0, signal);
    // All of them listen before the answer begins: from its first byte on nothing is missed.
    const begun = await Promise.allSettled(
      operations.map((operation) => begin(yoga, { request, signal, context, operation })),
    );
    const end = () => {
      ended.abort();
      for (const one of begun) if (one.status === 'fulfilled') endResult(one.value);
    };
    const failed = begun.find((one) => one.status === 'rejected');
    if (failed) {
      end();
      throw failed.reason;
    }
    const results = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    return streamSSE(c, async (stream) => {
      const ping = () => stream.writeSSE({ event: 'ping', data: '' });
      const timer = setInterval(() => void ping(), PING_MS);
      const left = new Promise<void>((resolve) => stream.onAbort(resolve));
      void left.then(end);
      try {
        await ping();
        await Promise.all(
          results.map((result, operation) =>
            tell(stream, operation, result).catch((error: unknown) => {
              // A reading that failed, of a database that is away: this one is over for now, and asked for again.
              logFailure(context.logger, error, 'a live update could not be read', { requestId: context.requestId });
              return stream.writeSSE({ data: JSON.stringify({ operation } satisfies LiveEvent) });
            }),
          ),
        );
        // When all of them are over the browser decides what it asks for next; nobody holds a connection of which nothing comes.
        await Promise.race([left, stream.sleep(LINGER_MS)]);
      } finally {
        clearInterval(timer);
        end();
      }
    });
  });
}

function readOperations(text: string | undefined): readonly Operation[] | null {
  try {
    return Operations.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

type Result = Awaited<ReturnType<Yoga['getResultForParams']>>;

interface Asked {
  readonly request: Request;
  /** Ends the operation. */
  readonly signal: AbortSignal;
  readonly context: Context;
  readonly operation: Operation;
}

async function begin(yoga: Yoga, { request, signal, context, operation }: Asked): Promise<Result> {
  const [sha256Hash, locale, variables] = operation;
  const params = { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  // Yoga keeps by the request what it found out of an operation.
  const { url, headers } = request;
  const own = new Request(url, { headers, signal });
  try {
    return await yoga.getResultForParams({ params, request: own }, { context: { ...context, locale, repeated: [] } });
  } catch (error) {
    // A plugin of Yoga's refuses by throwing.
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

function endResult(result: Result): void {
  if (isAsyncIterable(result)) void result[Symbol.asyncIterator]().return?.();
}

async function tell(stream: SSEStreamingApi, operation: number, result: Result): Promise<void> {
  const write = (event: LiveEvent) => stream.writeSSE({ data: JSON.stringify(event) });
  if (isAsyncIterable(result)) {
    for await (const each of result) await write({ operation, result: each });
  } else if (result && !isTransient(result)) {
    await write({ operation, result });
  }
  await write({ operation });
}

/** Refused for now alone: too many streams, a database that is away, a node of another version. It is asked for again. */
function isTransient({ errors = [] }: ExecutionResult): boolean {
  return errors.some(({ extensions: { code, http } }) => {
    const status = Status.safeParse(http).data?.status ?? 200;
    return status >= 500 || status === 429 || code === 'PERSISTED_QUERY_NOT_IN_LIST';
  });
}
