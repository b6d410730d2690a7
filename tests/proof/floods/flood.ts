import { Agent, request as httpRequest } from 'node:http';
import type { ProofShop } from '../stage/shop';

/** Where a flood goes to, and what it may name there. */
export interface Flooded {
  readonly url: string;
  readonly shop: Pick<ProofShop, 'variantIds' | 'warehouseId' | 'paymentMethodId'>;
  /** How many requests it takes of one address within a minute. */
  readonly perMinute: number;
  /** Of each address that asks for what is costly. */
  readonly connections: number;
  /** A name that staff sign in with. */
  readonly login: string;
  /** One that takes something off: honest shoppers order with it. */
  readonly promoCode: string;
}

/** Answers by what they said: `429`, `400`, `opened`, `closed` … */
export type Tally = Map<string, number>;

/** Something that one attacker does as often as they can, from one address unless it says otherwise. */
export interface Flood {
  readonly name: string;
  /** What it has to know before. */
  prepare?(flooded: Flooded): Promise<unknown>;
  /** Until `signal` aborts. @param tally - what came of it. */
  run(flooded: Flooded, tally: Tally, signal: AbortSignal): Promise<void>;
  /** What is wrong with what came of it; with a limit taken away there is something. */
  judge(tally: Tally): string[];
}

/** At once, of one attacker. */
export const AT_ONCE = 32;

export function count(tally: Tally, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

export function total(tally: Tally): number {
  return [...tally.values()].reduce((sum, one) => sum + one, 0);
}

export interface Sent {
  readonly method?: string;
  readonly path: string;
  /** The sender's apparent address. */
  readonly address: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @returns the status and the text; status 0 when the connection was cut. */
export function ask(agent: Agent, url: string, sent: Sent): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const { path, address, body, method = body === undefined ? 'GET' : 'POST' } = sent;
  const headers = {
    'x-forwarded-for': address,
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...sent.headers,
  };
  return new Promise((resolve) => {
    let text = '';
    const request = httpRequest({ agent, hostname, port, method, path, headers }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('error', () => undefined);
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    request.on('error', () => resolve({ status: 0, text }));
    request.end(body);
  });
}

interface Sending {
  readonly make: (index: number) => Sent;
  readonly hear: (answer: { status: number; text: string }) => void;
  /** What it takes to see a limit: a slow machine goes on for as many when the time is over. */
  readonly atLeast?: number;
}

/** Sends again and again, so many at once, until it is stopped. */
export async function sendOn(
  { url }: Flooded,
  signal: AbortSignal,
  { make, hear, atLeast = 0 }: Sending,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const go = async () => {
    while (!signal.aborted || next < atLeast) hear(await ask(agent, url, make(next++)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  agent.destroy();
}
