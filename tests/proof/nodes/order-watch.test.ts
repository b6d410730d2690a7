import { describe, expect, it } from 'vitest';
import { judgeOrders, type OrderEvent } from './order-watch';

const placed = (at: number, number: string) => ({ at, event: { orders: { kind: 'PLACED', checkout: { number } } } });
const gap = (at: number) => ({ at, event: { orders: { kind: 'MISSED', checkout: null } } });

function judge(events: { at: number; event: OrderEvent }[], orders: Record<string, readonly [number, number]>) {
  const times = Object.entries(orders).map(
    ([number, [askedAt, answeredAt]]) => [number, { askedAt, answeredAt }] as const,
  );
  return judgeOrders(
    {
      connections: [{ openedAt: 100, endedAt: null, events }],
      opened: Promise.resolve(),
      stop: () => Promise.resolve(),
    },
    new Map(times),
  );
}

describe('what a board received of the orders', () => {
  it('misses an order that was placed while it was connected', () => {
    expect(judge([placed(130, 'A')], { A: [110, 120], B: [140, 150] })).toMatchObject({
      watched: 2,
      missed: [expect.stringContaining('B (seconds: ')],
      slowestMs: 20,
    });
  });

  it('leaves out an order that was asked for before it was connected', () => {
    expect(judge([], { A: [90, 120] })).toMatchObject({ watched: 0, missed: [] });
  });

  it('counts what it queries again as received, up to the moment of the request for it', () => {
    const judged = judge([gap(160)], { 'before it': [110, 120], 'across it': [150, 170], 'after it': [161, 180] });

    expect(judged).toMatchObject({ queriedAgain: 1, missed: [expect.stringContaining('after it (')] });
  });

  it('has an order that it queried again, whenever it is announced by itself', () => {
    expect(judge([gap(160), placed(900, 'A')], { A: [110, 120] })).toMatchObject({ missed: [], slowestMs: 50 });
  });
});
