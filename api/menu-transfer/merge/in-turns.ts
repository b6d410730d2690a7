import { setImmediate as turn } from 'node:timers/promises';

/** Entries that take some milliseconds together. */
const TURN = 50;

/** Goes through a long list, and lets the server answer others in between: a large file must not keep a shopper waiting. */
export async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index % TURN === TURN - 1) await turn();
    yield item;
  }
}
