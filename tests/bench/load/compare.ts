import type { Bench } from '../bench-row';
import { type Finding, type Load, median, middleLoad } from '../finding';
import { type BareWork, startBareServer } from './bare-server';
import { type Answering, CONNECTIONS, measureLoad, type Target } from './load';

/** Code is compiled, caches are filled, connections are opened. */
const WARM_UP_SECONDS = 1.5;

interface Compared extends Pick<Bench, 'stage' | 'seconds' | 'turns'>, Pick<Target, 'requests'> {
  readonly atLeast: number;
  /** What the bare server does before it answers; by default nothing. */
  readonly work?: BareWork;
  readonly connections?: number;
}

/**
 * Carte beside a bare server that writes the bytes with which Carte answers the first of the requests. Each is a process of its
 * own, and this one sends both the same requests, in turns, so that other load on the machine affects both.
 */
export async function compareWithBare(name: string, compared: Compared): Promise<Finding> {
  const { stage, requests, atLeast, work = null, connections = CONNECTIONS, seconds, turns } = compared;
  const [request] = requests;
  if (!request) throw new Error(`${name}: nothing to send`);
  const bare = await startBareServer(stage, request, work);
  const send = (answering: Answering, time: number) =>
    measureLoad({ stage: answering, requests }, { seconds: time, connections });
  const pairs: { readonly ours: Load; readonly least: Load }[] = [];
  try {
    const pair = async (time: number) => ({ ours: await send(stage, time), least: await send(bare, time) });
    await pair(WARM_UP_SECONDS);
    while (pairs.length < turns) pairs.push(await pair(seconds));
  } finally {
    bare.stop();
  }
  return {
    work: name,
    load: middleLoad(pairs.map(({ ours }) => ours)),
    baseline: {
      name: work ? 'the least by hand' : 'bare server',
      load: middleLoad(pairs.map(({ least }) => least)),
    },
    found: median(pairs.map(({ ours, least }) => ours.rate / least.rate)),
    unit: 'share',
    goal: { atLeast },
  };
}
