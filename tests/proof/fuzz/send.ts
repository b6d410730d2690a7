import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { type FuzzAnswer, type FuzzRequest, shown } from './request';

/** Nothing of ours takes as long; PostgreSQL and the API give up after 10 s. */
const PATIENCE_MS = 25_000;
/** A stream of live updates never ends: so long it is listened to. */
const LISTEN_MS = 50;
const MOST_READ = 2 * 1024 * 1024;
/** A refusal of a longer body ends the connection while it is still being sent, and may be lost with it. */
const LONG_BODY_BYTES = 64 * 1024;
const UNHEARD: FuzzAnswer = { status: 0, headers: {}, text: '' };

export function createAgent(connections: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: connections });
}

/**
 * Node's own client: it sends a path as it is, and any method. What meets a kept connection that the server has just
 * closed is sent once more on a new one, as browsers do: nobody has read it.
 *
 * @throws {Error} naming the request that got no answer.
 */
export async function send(
  agent: Agent,
  url: string,
  request: FuzzRequest,
  caller: Readonly<Record<string, string>>,
): Promise<FuzzAnswer> {
  try {
    const asked = { ...request, headers: { ...caller, ...request.headers } };
    const answer = await begin(agent, url, asked).catch((error: unknown) => {
      if (error instanceof ClosedMeanwhile) return begin(agent, url, asked);
      throw error;
    });
    const { statusCode = 0, headers } = answer;
    return { status: statusCode, headers, text: await read(answer) };
  } catch (error) {
    if (error instanceof ClosedWhileSending) return UNHEARD;
    throw new Error(`no answer (${error instanceof Error ? error.message : error}) to ${shown(request)}`);
  }
}

/** A connection that had carried an answer before, and ended before this request had one. */
class ClosedMeanwhile extends Error {}

/** A connection that ended while a long body was on its way. */
class ClosedWhileSending extends Error {}

function begin(agent: Agent, url: string, { method, path, headers, body }: FuzzRequest): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const bytes = body === null ? 0 : Buffer.byteLength(body);
    const length = body === null ? {} : { 'content-length': bytes };
    const sent = httpRequest(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...length },
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      resolve,
    );
    sent.on('error', ({ message, code }: NodeJS.ErrnoException) => {
      const isClosed = code === 'ECONNRESET' || code === 'EPIPE';
      if (isClosed && bytes > LONG_BODY_BYTES) reject(new ClosedWhileSending(message));
      else reject(isClosed && sent.reusedSocket ? new ClosedMeanwhile(message) : new Error(message));
    });
    sent.end(body ?? undefined);
  });
}

/** What was cut, by us or by the server, is no whole JSON, and is judged as that. */
function read(answer: IncomingMessage): Promise<string> {
  const isStream = String(answer.headers['content-type'] ?? '').includes('text/event-stream');
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    const timer = setTimeout(() => answer.destroy(), isStream ? LISTEN_MS : PATIENCE_MS);
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > MOST_READ) answer.destroy();
    });
    answer.on('error', () => undefined);
    answer.on('close', () => {
      clearTimeout(timer);
      resolve(decoded(Buffer.concat(chunks), answer.headers['content-encoding']));
    });
  });
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

function decoded(bytes: Buffer, encoding = ''): string {
  try {
    return (DECODERS[encoding]?.(bytes) ?? bytes).toString('utf8');
  } catch {
    // The answer to HEAD says what a body would be like, and has none.
    return bytes.toString('utf8');
  }
}
