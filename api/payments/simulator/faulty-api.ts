import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Fault } from './bank';

export interface FaultyEnv {
  Bindings: HttpBindings;
}

/** Decides what goes wrong with a request, by method and path. */
export type ChooseFault = (request: string) => Fault;

const FAILURE = { error: { type: 'api_error', message: 'Simulated failure.' } };

/**
 * Fails requests before or after they were carried out, and repeats the answer that a key had before: both as the
 * providers' own servers do.
 *
 * @param keyHeader - what the provider calls its idempotency key.
 * @param keepsFailures - whether a key that failed on the server's side fails again.
 */
export function faultyApi(
  chooseFault: ChooseFault,
  keyHeader: string,
  keepsFailures: boolean,
): MiddlewareHandler<FaultyEnv> {
  const answered = new Map<string, { readonly status: number; readonly text: string }>();
  return async (c, next) => {
    const key = c.req.header(keyHeader);
    const fault = chooseFault(`${c.req.method} ${c.req.path}`);
    if (fault === 'CUT_BEFORE') return cut(c);
    if (fault === 'HANG_BEFORE') return hang(c);
    if (fault === 'FAIL_BEFORE') return c.json(FAILURE, 500);
    const known = key === undefined ? undefined : answered.get(key);
    if (known) {
      c.res = new Response(known.text, { status: known.status, headers: { 'content-type': 'application/json' } });
    } else {
      await next();
      const text = await c.res.clone().text();
      const fails = fault === 'FAIL_AFTER' && keepsFailures;
      if (key !== undefined)
        answered.set(key, fails ? { status: 500, text: JSON.stringify(FAILURE) } : { status: c.res.status, text });
    }
    if (fault === 'CUT_AFTER') return cut(c);
    if (fault === 'HANG_AFTER') return hang(c);
    if (fault === 'FAIL_AFTER') c.res = Response.json(FAILURE, { status: 500 });
    return undefined;
  };
}

/** Ends the connection without an answer. */
function cut(c: Context<FaultyEnv>): Response {
  c.env.outgoing.destroy();
  return new Response(null);
}

/** Waits until the caller gives up. */
async function hang(c: Context<FaultyEnv>): Promise<Response> {
  await new Promise<void>((resolve) => c.env.outgoing.once('close', resolve));
  return new Response(null);
}
