import type { Bench } from '../bench-row';
import { type Finding, type Load, median, middleLoad } from '../finding';
import { type BareWork, startBareServer } from './bare-server';
import { type Answering, CONNECTIONS, measureLoad, type Target } from './load';

interface Compared extends Pick<Bench, 'stage' | 'seconds' | 'turns'>, Pick<Target, 'requests'> {
  readonly atLeast: number;
  /** What the bare server does before it answers; by default nothing. */
  readonly work?: BareWork;
  readonly connections?: number;
}

/**
 * Carte beside a bare server that writes the bytes with which Carte answers the first of the requests. Each is a process of its
 * own, and this one sends both the same requests, in turns, so that other load on the machine affects both. One turn more comes
 * first and does not count: code is compiled, caches are filled, connections are opened.
 */
export async function compareWithBare(name: string, compared: Compared): Promise<Finding> {
  const { stage, requests, atLeast, work = null, connections = CONNECTIONS, seconds, turns } = compared;
  const [request] = requests;
  if (!request) throw new Error(`${name}: nothing to send`);
  const bare = await startBareServer(stage, request, work);
  const send = (answering: Answering) => measureLoad({ stage: answering, requests }, { seconds, connections });
  const pairs: { readonly ours: Load; readonly least: Load }[] = [];
  try {
    while (pairs.length <= turns) pairs.push({ ours: await send(stage), least: await send(bare) });
    pairs.shift();
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
