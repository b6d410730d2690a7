import type { Effort } from '../bench-row';
import { type Finding, type Load, median, middleLoad } from '../finding';
import { startBareServer } from './bare-server';
import { CONNECTIONS, measureLoad, type Target } from './load';

/** A load that can be sent for a while, and again. */
export type Turn = (seconds: number) => Promise<Load>;

/** Code is compiled, caches are filled, connections are opened. */
const WARM_UP_SECONDS = 1.5;

/** Carte and the baseline in turns, so that other load on the machine affects both. */
export async function compare(ours: Turn, baseline: Turn, { seconds, turns }: Effort) {
  await ours(WARM_UP_SECONDS);
  await baseline(WARM_UP_SECONDS);
  const pairs: { ours: Load; baseline: Load }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    pairs.push({ ours: await ours(seconds), baseline: await baseline(seconds) });
  }
  return {
    load: middleLoad(pairs.map((pair) => pair.ours)),
    baseline: middleLoad(pairs.map((pair) => pair.baseline)),
    share: median(pairs.map((pair) => pair.ours.rate / pair.baseline.rate)),
  };
}

/** Beside a bare server that writes the same bytes as the first of the requests is answered with. */
export async function compareWithBare(
  work: string,
  { target, atLeast, ...effort }: Effort & { readonly target: Target; readonly atLeast: number },
): Promise<Finding> {
  const [request] = target.requests;
  if (!request) throw new Error(`${work}: nothing to send`);
  const bare = await startBareServer(target.url, request);
  try {
    const send = (url: string) => (seconds: number) =>
      measureLoad({ ...target, url }, { seconds, connections: CONNECTIONS });
    const { load, baseline, share } = await compare(send(target.url), send(bare.url), effort);
    const found = { found: share, unit: 'share', goal: { atLeast } } as const;
    return { work, load, baseline: { name: 'bare server', load: baseline }, ...found };
  } finally {
    bare.stop();
  }
}
