import { expect, test } from 'vitest';
import { type Facts, IN_THE_AIR_MS, judge, type Receipt } from './judge';

const receipt = (to: string, change: Partial<Receipt> = {}): Receipt => ({
  to,
  order: '1',
  says: 'NEW',
  message: `${to} ${change.says ?? 'NEW'}`,
  at: 0,
  isAnswered: true,
  ...change,
});
const arrived = [receipt('device'), receipt('chat'), receipt('client')];
const facts = (change: Partial<Facts> = {}): Facts => ({
  orders: [{ number: '1', isPressed: false, acceptances: 0 }],
  receipts: arrived,
  devices: ['device'],
  chats: ['chat'],
  clientOf: () => 'client',
  leaver: { places: ['left'], leftAt: 100 },
  outages: [],
  waiting: 0,
  ...change,
});
const pressed = [{ number: '1', isPressed: true, acceptances: 1 }];
const accepted = ['chat', 'client'].map((to) => receipt(to, { says: 'ACCEPTED', at: 1 }));

test('what arrived everywhere once is no fault, and what was accepted need not reach devices any more', () => {
  expect(judge(facts())).toEqual([]);
  expect(judge(facts({ orders: pressed, receipts: accepted }))).toEqual([]);
});

test('what is missing, stale, accepted twice or waiting is a fault', () => {
  expect(judge(facts({ receipts: arrived.slice(1) }))).toEqual(['device has nothing of order 1']);
  expect(judge(facts({ orders: pressed, receipts: [...arrived, ...accepted.slice(1)] }))).toEqual([
    'chat does not say that order 1 is accepted',
  ]);
  expect(judge(facts({ orders: [{ number: '1', isPressed: true, acceptances: 2 }] }))).toEqual([
    'order 1 was accepted 2 times by its button',
  ]);
  expect(judge(facts({ waiting: 3 }))).toEqual(['3 messages wait for ever']);
});

test('what comes again is a fault, unless its answer was lost or a process died meanwhile', () => {
  const again = receipt('device', { at: 90_000 });
  const fault = ['device got order 1 again, though its answer was heard'];
  expect(judge(facts({ receipts: [...arrived, again] }))).toEqual(fault);
  expect(judge(facts({ receipts: [...arrived, again], outages: [[95_000, 96_000]] }))).toEqual(fault);
  expect(judge(facts({ receipts: [...arrived, again], outages: [[50, 60]] }))).toEqual([]);
  const unanswered = receipt('device', { isAnswered: false });
  expect(judge(facts({ receipts: [unanswered, ...arrived.slice(1), again] }))).toEqual([]);
});

test('what reaches a person who left is a fault, but for what was in the air', () => {
  expect(judge(facts({ receipts: [...arrived, receipt('left', { at: 101 })] }))).toEqual([]);
  expect(judge(facts({ receipts: [...arrived, receipt('left', { at: 101 + IN_THE_AIR_MS })] }))).toEqual([
    'left got order 1 after its owner had left',
  ]);
});
