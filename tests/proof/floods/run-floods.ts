import type { Figures, ProofOutcome } from '../proof-test';
import { slowSenders, streams } from './connection-floods';
import { costlyFloods } from './costly-floods';
import type { Flood, Flooded, Tally } from './flood';
import { type Evening, shopOn } from './hungry-shoppers';
import { bodies, operations, passwords, promoCodes, requests } from './request-floods';

const FLOODS: readonly Flood[] = [
  operations,
  requests,
  bodies,
  passwords,
  promoCodes,
  slowSenders,
  streams,
  ...costlyFloods,
];

export interface FloodsOptions {
  /** Of each flood. */
  readonly seconds: number;
  /** Megabytes that the server uses now; null where it is unknown. */
  readonly memory: () => number | null;
  readonly tell: (line: string) => void;
}

/** No shopper waits longer while a flood goes on, on a machine that does nothing else. */
export const LONGEST_P99_MS = 1_500;
const LOOK_EVERY_MS = 200;

/** An evening without a flood, then one with each of them. */
export async function runFloods(
  flooded: Flooded,
  { seconds, memory, tell }: FloodsOptions,
): Promise<ProofOutcome & { slowest: number }> {
  const calm = await shopOn(flooded, AbortSignal.timeout(seconds * 1000));
  const figures: Record<string, string | number> = { 'calm, p99 (ms)': quantile(calm, 0.99) };
  const faults = [...calm.faults];
  let [most, slowest] = [0, 0];
  const looking = setInterval(() => {
    most = Math.max(most, memory() ?? 0);
  }, LOOK_EVERY_MS);
  for (const flood of FLOODS) {
    await flood.prepare?.(flooded);
    const tally: Tally = new Map();
    const signal = AbortSignal.timeout(seconds * 1000);
    const [evening] = await Promise.all([shopOn(flooded, signal), flood.run(flooded, tally, signal)]);
    const p99 = quantile(evening, 0.99);
    slowest = Math.max(slowest, p99);
    figures[`${flood.name}, p99 of shoppers (ms)`] = p99;
    figures[`${flood.name}, came to`] = [...tally].map(([what, count]) => `${count} × ${what}`).join(', ');
    faults.push(...[...evening.faults, ...flood.judge(tally)].map((fault) => `${flood.name}: ${fault}`));
    tell(`${flood.name}: ${figures[`${flood.name}, came to`]}; shoppers’ p99 ${p99} ms`);
  }
  clearInterval(looking);
  const held: Figures = most > 0 ? { 'memory at most (MB)': Math.round(most) } : {};
  return { figures: { ...figures, ...held }, faults, slowest };
}

function quantile({ latenciesMs }: Evening, share: number): number {
  return Math.round(latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? 0);
}
