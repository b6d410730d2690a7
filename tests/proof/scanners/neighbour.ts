import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../floods/flood';

/** Of a provider that has nothing to do with the flooders. */
const ADDRESS = '198.51.100.7';
const PAUSE_MS = 500;

/** Reads the menu again and again, as one person from another address, until it is stopped. @returns what went wrong. */
export async function beNeighbour(url: string, signal: AbortSignal): Promise<{ asked: number; faults: string[] }> {
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  let asked = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const { status, text } = await ask(agent, url, { path: '/api/channel', address: ADDRESS });
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    asked += 1;
    if (status !== 200) faults.push(`a neighbour was answered ${status} after ${seconds} s: ${text.slice(0, 200)}`);
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  return { asked, faults };
}
