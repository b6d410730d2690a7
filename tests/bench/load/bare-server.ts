import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Request as LoadRequest } from 'autocannon';
import { z } from 'zod';
import { send } from './send';

const Started = z.object({ address: z.object({ port: z.number() }) });
/** Node writes these itself. */
const OWN_HEADERS = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

export interface BareServer {
  readonly url: string;
  stop(): void;
}

/** A bare `node:http` server in a process of its own that writes the bytes which ours answers the request with. */
export async function startBareServer(url: string, request: LoadRequest): Promise<BareServer> {
  const answer = await send(url, request);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const own = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  const child = fork(join(import.meta.dirname, 'bare-process.ts'), { execArgv: ['--import', 'tsx'] });
  child.send({
    headers: { ...Object.fromEntries(own), 'content-length': String(bytes.length) },
    body: bytes.toString('base64'),
  });
  const [message] = await once(child, 'message');
  const { address } = Started.parse(message);
  return { url: `http://127.0.0.1:${address.port}`, stop: () => child.disconnect() };
}
