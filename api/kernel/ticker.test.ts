import { expect, test } from 'vitest';
import { startTicker } from './ticker';

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('a failed round is reported, and the next one still runs', async () => {
  const troubles: unknown[] = [];
  let rounds = 0;
  const third = gate();
  const work = async () => {
    rounds += 1;
    if (rounds === 2) throw new Error('the database is away');
    if (rounds === 3) third.open();
  };
  const ticker = startTicker({ everyMs: 1, work, onTrouble: (error) => troubles.push(error) });
  await third.opened;
  await ticker.stop();
  expect(troubles).toEqual([new Error('the database is away')]);
});

test('stopping waits for the round that is under way, and no other follows', async () => {
  let isOver = false;
  let rounds = 0;
  const end = gate();
  const work = async () => {
    rounds += 1;
    await end.opened;
    isOver = true;
  };
  const ticker = startTicker({ everyMs: 1, work, onTrouble: () => undefined });
  const stopped = ticker.stop().then(() => isOver);
  end.open();
  expect(await stopped).toBe(true);
  expect(rounds).toBe(1);
});

test('one that begins later can be stopped before its first round', async () => {
  let rounds = 0;
  const work = async () => {
    rounds += 1;
  };
  const ticker = startTicker({ everyMs: 1, firstAfterMs: 60_000, work, onTrouble: () => undefined });
  await ticker.stop();
  expect(rounds).toBe(0);
});
