import { expect, test } from 'vitest';
import { type Fill, makeScript, sharedWork } from './script';

const ORDER = ['0b0e1ae2-95a0-4d9b-8b8c-3b5f0b5f0b5f', '1c1e1ae2-95a0-4d9b-8b8c-3b5f0b5f0b5f'] as const;
const CHANNEL = 'ffffffff-95a0-4d9b-8b8c-3b5f0b5f0b5f';

const recorded = (order: string, key: string, sequence: string) => [
  { text: 'select lock($1)', values: [`${CHANNEL} ${key}`] },
  { text: 'insert', values: [order, key, sequence, null, '250'] },
  { text: 'announce', values: [`{"id": "${order}", "key": "${key}"}`] },
];

const fill: Fill = {
  uuid: () => 'NEW-ID',
  count: (was) => `${was}+`,
  word: () => 'NEW-KEY',
};

test('what differed between two recordings is new in each run, wherever it stands', () => {
  const script = makeScript(recorded(ORDER[0], 'first-key-0001', '41'), recorded(ORDER[1], 'first-key-0002', '42'));
  expect(script.statements).toEqual(['select lock($1)', 'insert', 'announce']);
  expect(script.values(fill)).toEqual([
    [`${CHANNEL} NEW-KEY`],
    ['NEW-ID', 'NEW-KEY', '41+', null, '250'],
    ['{"id": "NEW-ID", "key": "NEW-KEY"}'],
  ]);
});

test('times stay as they were', () => {
  const at = (minute: number) => [{ text: 'see', values: [`2026-11-20 18:0${minute}:00.000`] }];
  expect(makeScript(at(1), at(2)).values(fill)).toEqual([['2026-11-20 18:01:00.000']]);
});

test('keys and numbers that stand inside of an object only are new too, and its times are not', () => {
  const stored = (token: string, sequence: number, minute: number) => [
    {
      text: 'insert',
      values: [`{"token": "${token}", "sequence": ${sequence}, "total": 250, "at": "2026-11-20T18:0${minute}:00Z"}`],
    },
  ];
  const script = makeScript(stored('abcdefghijklmnopqrstuv', 41, 1), stored('vutsrqponmlkjihgfedcba', 42, 2));
  expect(script.values(fill)).toEqual([
    ['{"token": "NEW-KEY", "sequence": 41+, "total": 250, "at": "2026-11-20T18:01:00Z"}'],
  ]);
});

test('what the server did besides is left out, and reads that came in another order are put in the same', () => {
  const first = recorded(ORDER[0], 'first-key-0001', '41');
  const [lock, insert, announce] = recorded(ORDER[1], 'first-key-0002', '42');
  const shuffled = [{ text: 'look after orders', values: [] }, announce, lock, insert].filter(
    (one) => one !== undefined,
  );
  expect(sharedWork(first, shuffled)).toEqual([first, [lock, insert, announce]]);
});
