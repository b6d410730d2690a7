import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Request as LoadRequest } from 'autocannon';
import { z } from 'zod';
import type { Answering } from './load';
import { send } from './send';

/** `cart`: a dish into a cart; `order`: an order as the last placed one. */
export const BareWork = z.enum(['cart', 'order']);
export type BareWork = z.infer<typeof BareWork>;

const Started = z.object({ address: z.object({ port: z.number() }) });
/** Node writes these itself, and the bytes are unpacked. */
const OWN_HEADERS = ['connection', 'content-encoding', 'date', 'keep-alive', 'transfer-encoding'];

export interface BareServer extends Answering {
  stop(): void;
}

/**
 * A bare `node:http` server in a process of its own that writes the bytes which ours answers the request with.
 *
 * @param work - what it does before, by statements written by hand.
 */
export async function startBareServer(
  { server, cluster }: Answering,
  request: LoadRequest,
  work: BareWork | null,
): Promise<BareServer> {
  const answer = await send(server.url, request);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const own = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  const child = fork(join(import.meta.dirname, 'bare-process.ts'), { execArgv: ['--import', 'tsx'] });
  child.send({
    headers: { ...Object.fromEntries(own), 'content-length': String(bytes.length) },
    body: bytes.toString('base64'),
    database: cluster.url,
    work,
  });
  const [message] = await once(child, 'message');
  const { port } = Started.parse(message).address;
  const bare = { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
  return { cluster, server: bare, stop: () => child.disconnect() };
}
