import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Busy, TooManyRequests } from '../../kernel/refusals';
import { PAGE, type Work, WorkBudget } from './work-budget';

const [FLOOD, NEIGHBOUR] = ['192.0.2.1', '198.51.100.1'];

/** Works, one after another, and says in which order they began. */
function workshop() {
  const begun: string[] = [];
  return {
    begun,
    make: (work: Work, name: string, cost = PAGE) =>
      work.inTurn(cost, async () => {
        begun.push(name);
        await sleep(1);
      }),
  };
}

test('who has little under way comes before who has much', async () => {
  const budget = new WorkBudget({ isSharedOut: true });
  const { begun, make } = workshop();
  const flood = Array.from({ length: 20 }, () => make(budget.begin(FLOOD), 'flood'));
  const neighbour = [1, 2].map(() => make(budget.begin(NEIGHBOUR), 'neighbour'));
  await Promise.all([...flood, ...neighbour]);
  expect(begun.lastIndexOf('neighbour')).toBeLessThan(6);
  expect(begun).toHaveLength(22);
});

test('an address that holds its share is refused as one, and is let in again once its answers are sent', async () => {
  const budget = new WorkBudget({ most: 40_000, isSharedOut: true });
  const { make } = workshop();
  const works = Array.from({ length: 3 }, () => budget.begin(FLOOD));
  await Promise.all(works.map((work) => make(work, 'page')));
  const next = budget.begin(FLOOD);
  await expect(make(next, 'page')).rejects.toThrow(TooManyRequests);
  for (const work of works) work.end();
  await make(next, 'page');
});

test('a request ends once: when it is answered, and not again when its connection closes', () => {
  const budget = new WorkBudget({ most: 4_000, isSharedOut: true });
  const first = budget.begin(FLOOD);
  first.end();
  for (let sent = 0; sent < 2; sent += 1) budget.begin(FLOOD);
  first.end();
  expect(() => budget.begin(FLOOD)).toThrow(TooManyRequests);
});

test('when all is taken, who holds less than an equal share is still served', async () => {
  const budget = new WorkBudget({ most: 10_000, isSharedOut: true });
  for (let network = 0; network < 2; network += 1) {
    for (let sent = 0; sent < 5; sent += 1) budget.begin(`192.0.2.${network}`);
  }
  expect(() => budget.begin('192.0.2.0')).toThrow(TooManyRequests);
  const three = [1, 2, 3].map(() => budget.begin(NEIGHBOUR));
  expect(() => budget.begin(NEIGHBOUR)).toThrow(Busy);
  for (const work of three) work.end();
  budget.begin(NEIGHBOUR);
});

test('a network of IPv6 is one address; without limits nothing is divided', () => {
  const budget = new WorkBudget({ most: 4_000, isSharedOut: true });
  for (const host of [1, 2]) budget.begin(`2001:db8:0:7::${host}`);
  expect(() => budget.begin('2001:db8:0:7::3')).toThrow(TooManyRequests);
  budget.begin('2001:db8:0:8::1');
  const undivided = new WorkBudget({ most: 4_000, isSharedOut: false });
  for (let sent = 0; sent < 4; sent += 1) undivided.begin(FLOOD);
  expect(() => undivided.begin(FLOOD)).toThrow(Busy);
});

test('work within work has its turn already, also that which failed', async () => {
  const budget = new WorkBudget({ isSharedOut: true });
  const work = budget.begin(FLOOD);
  const inner = () => work.inTurn(1_000_000, async () => 'read');
  expect(await work.inTurn(PAGE, inner)).toBe('read');
  await expect(work.inTurn(PAGE, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inner()).rejects.toThrow(TooManyRequests);
});

test('work that waits for something else than the processor keeps nobody waiting', async () => {
  const budget = new WorkBudget({ isSharedOut: true });
  const { begun, make } = workshop();
  for (let sent = 0; sent < 40; sent += 1) void budget.begin(FLOOD).inTurn(PAGE, () => new Promise(() => undefined));
  await make(budget.begin(NEIGHBOUR), 'neighbour');
  expect(begun).toEqual(['neighbour']);
});

test('what a sender who is gone waits for is not begun; what runs is counted to its end', async () => {
  const budget = new WorkBudget({ most: 30_000, isSharedOut: true });
  const { begun, make } = workshop();
  const [running, waiting] = [budget.begin(FLOOD), budget.begin(FLOOD)];
  let finish = () => {};
  const first = running.inTurn(10_000, () => new Promise<void>((resolve) => (finish = resolve)));
  const second = expect(make(waiting, 'second', 1_000)).rejects.toThrow(Busy);
  await sleep(1);
  running.end();
  waiting.end();
  const next = budget.begin(FLOOD);
  await expect(make(next, 'third', 5_000)).rejects.toThrow(TooManyRequests);
  finish();
  await first;
  await second;
  await make(next, 'fourth', 5_000);
  expect(begun).toEqual(['fourth']);
});
