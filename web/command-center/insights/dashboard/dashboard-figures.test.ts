import { expect, test } from 'vitest';
import { periodVariables, toPeriod } from './period';
import { shownHours } from './shown-hours';

test('the period is today unless the address names another one', () => {
  expect(['', 'period=7', 'period=30', 'period=365'].map((search) => toPeriod(new URLSearchParams(search)))).toEqual([
    'today',
    '7',
    '30',
    'today',
  ]);
});

test('today is compared with the same weekday, and a stretch of days with the one before it', () => {
  expect((['today', '7', '30'] as const).map(periodVariables)).toEqual([
    { days: 1, before: 7 },
    { days: 7, before: 7 },
    { days: 30, before: 30 },
  ]);
});

test('the chart has the usual hours, and every other one with an order', () => {
  const hoursWith = (...busy: number[]) => {
    const byHour = Array.from({ length: 24 }, (_, hour) => ({ hour, orders: busy.includes(hour) ? 1 : 0 }));
    return shownHours(byHour).map(({ hour }) => hour);
  };
  expect([hoursWith().at(0), hoursWith().at(-1)]).toEqual([10, 21]);
  expect([hoursWith(8).at(0), hoursWith(8).at(-1)]).toEqual([8, 21]);
  expect([hoursWith(12, 23).at(0), hoursWith(12, 23).at(-1)]).toEqual([10, 23]);
});
