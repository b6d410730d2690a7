import { setTimeout as sleep } from 'node:timers/promises';
import { doMany } from '../stage/many';

/** Requests a minute that the nodes grant an address: enough for every shopper here, who has an address of their own. */
export const GRANTED = 600;
/** Of the limit, what a node may let through before it tells the others; and what comes within the second until it does. */
const UNTOLD_SHARE = 1 / 8;
const MINUTE_MS = 60_000;
/** The flood has to be over in the minute in which it began. */
const LATEST_START_MS = 35_000;
const ROUNDS = 14;
const PAUSE_MS = 500;
const AT_ONCE = 8;
const STRANGER = '10.3.0.1';

/** What one address got out of all nodes together. */
export interface Flood {
  readonly sent: number;
  readonly granted: number;
  readonly faults: readonly string[];
}

/** One address asks all nodes in turn for twice of what it may have of them together. */
export async function flood(nodes: readonly string[]): Promise<Flood> {
  const gone = Date.now() % MINUTE_MS;
  if (gone > LATEST_START_MS) await sleep(MINUTE_MS - gone + 100);
  const perRound = Math.ceil((2 * GRANTED) / ROUNDS);
  let granted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await doMany(perRound, AT_ONCE, async (index) => {
      if (await isGranted(nodes[index % nodes.length] ?? '')) granted += 1;
    });
    // Each node tells the others once a second.
    await sleep(PAUSE_MS);
  }
  // What comes in the second before all have heard of the rest.
  const heardLate = perRound * Math.ceil(1000 / PAUSE_MS);
  const most = GRANTED * (1 + nodes.length * UNTOLD_SHARE) + heardLate;
  const perNode = await Promise.all(nodes.map(isGranted));
  return {
    sent: perRound * ROUNDS,
    granted,
    faults: [
      ...(granted > most
        ? [`one address was granted ${granted} requests of ${GRANTED}, on ${nodes.length} nodes`]
        : []),
      ...perNode.flatMap((isOpen, index) => (isOpen ? [`node ${index + 1} knows nothing of the flood`] : [])),
    ],
  };
}

async function isGranted(node: string): Promise<boolean> {
  const answer = await fetch(`${node}/api/nothing`, { headers: { 'x-forwarded-for': STRANGER } });
  await answer.arrayBuffer();
  return answer.status !== 429;
}
