import { setTimeout as sleep } from 'node:timers/promises';
import { doMany } from '../stage/many';

/** `RATE_LIMIT` of the nodes: enough for every shopper here, who has an address of their own. */
export const PER_MINUTE = 900;
/** Changes that one address may make of it. */
const GRANTED = PER_MINUTE / 3;
/** Of the limit, what a node may let through before it tells the others. */
const UNREPORTED_SHARE = 1 / 8;
const MINUTE_MS = 60_000;
/** The flood has to be over in the minute in which it began. */
const LATEST_START_MS = 20_000;
const ROUNDS = 12;
/** Each node tells the others once a second. */
const PAUSE_MS = 600;
const AT_ONCE = 6;
const TRIES = 4;
const STRANGER = '10.3.0.1';

/** What one address got out of all nodes together. */
export interface Flood {
  readonly sent: number;
  readonly granted: number;
  readonly faults: readonly string[];
}

/**
 * One address asks all nodes in turn for twice of what it may have of them together.
 *
 * @throws {Error} when the machine is too busy to send as much within a minute.
 */
export async function flood(nodes: readonly string[]): Promise<Flood> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const gone = Date.now() % MINUTE_MS;
    if (gone > LATEST_START_MS) await sleep(MINUTE_MS - gone + 100);
    const minute = thisMinute();
    const result = await floodOnce(nodes);
    // In the next minute all counts begin again.
    if (thisMinute() === minute) return result;
  }
  throw new Error('the machine is too busy to flood the nodes within a minute');
}

async function floodOnce(nodes: readonly string[]): Promise<Flood> {
  const perRound = Math.ceil((2 * GRANTED) / ROUNDS);
  let granted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await doMany(perRound, AT_ONCE, async (index) => {
      if (await isGranted(nodes[index % nodes.length] ?? '')) granted += 1;
    });
    await sleep(PAUSE_MS);
  }
  const perNode = await Promise.all(nodes.map(isGranted));
  // What a node holds back, and what comes in the two seconds until all have heard of the rest.
  const most = GRANTED * (1 + nodes.length * UNREPORTED_SHARE) + perRound * Math.floor(2000 / PAUSE_MS);
  return {
    sent: perRound * ROUNDS,
    granted,
    faults: [
      ...(granted > most ? [`one address was granted ${granted} changes of ${GRANTED}, on ${nodes.length} nodes`] : []),
      ...perNode.flatMap((isOpen, index) => (isOpen ? [`node ${index + 1} knows nothing of the flood`] : [])),
    ],
  };
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

async function isGranted(node: string): Promise<boolean> {
  const answer = await fetch(`${node}/api/nothing`, { method: 'POST', headers: { 'x-forwarded-for': STRANGER } });
  await answer.arrayBuffer();
  return answer.status !== 429;
}
