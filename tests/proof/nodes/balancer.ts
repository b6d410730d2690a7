import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands in front of the nodes: takes turns among those that say that they are ready. */
export interface Balancer {
  readonly url: string;
  /** Requests that no node answered. */
  failures(): number;
  /** Requests that another node was asked again. */
  retries(): number;
  close(): Promise<void>;
}

const LOOK_MS = 200;
const LOOK_TIMEOUT_MS = 1000;
/** Between one connection and the next: none of them is an answer's business. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** As HAProxy and nginx do: a request goes to another node only where the first cannot have seen it, or it only reads. */
export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const closing = new AbortController();
  const counts = { failures: 0, retries: 0 };
  let turn = 0;

  async function look(node: string): Promise<void> {
    while (!closing.signal.aborted) {
      const isReady = await fetch(`${node}/health/ready`, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) }).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      );
      if (isReady) ready.add(node);
      else ready.delete(node);
      await sleep(LOOK_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function balance(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const candidates = nodes.filter((node) => ready.has(node));
    const first = turn++;
    for (let tried = 0; tried < candidates.length; tried += 1) {
      const node = candidates[(first + tried) % candidates.length] ?? '';
      const end = await forward(agent, node, { request, body, response });
      if (end === 'answered') return;
      if (end === 'lost') break;
      counts.retries += 1;
    }
    counts.failures += 1;
    response.writeHead(502).end();
  }

  const server = createServer((request, response) => {
    balance(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const looking = nodes.map(look);
  // The shoppers come when the doors are open.
  while (ready.size < nodes.length) await sleep(LOOK_MS);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    failures: () => counts.failures,
    retries: () => counts.retries,
    async close() {
      closing.abort();
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await Promise.all(looking);
    },
  };
}

interface Asked {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
}

/** @returns `unseen` when another node may be asked, `lost` when the outcome is unknown. */
function forward(agent: Agent, node: string, { request, body, response }: Asked) {
  const { method = 'GET', url: path = '/', headers } = request;
  const onlyReads = method === 'GET' || method === 'HEAD';
  return new Promise<'answered' | 'unseen' | 'lost'>((resolve) => {
    const asked = ask(new URL(path, node), { agent, method, headers: withoutHops(headers) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
      // Which end was cut does not matter: the other is, too.
      pipeline(answer, response, () => resolve('answered'));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return resolve('answered');
      resolve(onlyReads || error.code === 'ECONNREFUSED' ? 'unseen' : 'lost');
    });
    response.on('close', () => asked.destroy());
    asked.end(body);
  });
}

function withoutHops(headers: IncomingMessage['headers']) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}
