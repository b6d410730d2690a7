import { setTimeout as sleep } from 'node:timers/promises';
import { countWaiting } from './ledger';

const LOOK_MS = 200;

/** Waits until nothing waits to be sent. @returns seconds that it took, or those after which it was given up. */
export async function drainOutbox(url: string, longestSeconds: number): Promise<number> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
  while ((await countWaiting(url)) > 0 && seconds() < longestSeconds) await sleep(LOOK_MS);
  return seconds();
}
