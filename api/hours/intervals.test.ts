import { describe, expect, it } from 'vitest';
import { intervalProblems, isTimeOfDay, readIntervals } from './intervals';

describe('the intervals of a day', () => {
  it.each([
    [[]],
    [[{ from: '10:00', to: '22:00' }]],
    [[{ from: '00:00', to: '00:00' }]],
    [
      [
        { from: '18:00', to: '02:00' },
        { from: '11:00', to: '15:00' },
      ],
    ],
    [
      [
        { from: '11:00', to: '15:00' },
        { from: '15:00', to: '20:00' },
      ],
    ],
    [
      [
        { from: '22:00', to: '03:00' },
        { from: '01:00', to: '05:00' },
      ],
    ],
  ])('can be stored as %j', (intervals) => expect(intervalProblems(intervals)).toEqual([]));

  it.each([
    [[{ from: '24:00', to: '25:00' }], 0, 'INVALID_TIME'],
    [
      [
        { from: '10:00', to: '12:00' },
        { from: '9:00', to: '10:00' },
      ],
      1,
      'INVALID_TIME',
    ],
    [
      [
        { from: '10:00', to: '12:00' },
        { from: '11:59', to: '14:00' },
      ],
      1,
      'INTERVALS_OVERLAP',
    ],
    [
      [
        { from: '12:00', to: '14:00' },
        { from: '10:00', to: '09:00' },
      ],
      0,
      'INTERVALS_OVERLAP',
    ],
    [
      [
        { from: '10:00', to: '12:00' },
        { from: '10:00', to: '12:00' },
      ],
      1,
      'INTERVALS_OVERLAP',
    ],
    [Array.from({ length: 9 }, () => ({ from: '10:00', to: '11:00' })), null, 'TOO_MANY_INTERVALS'],
  ])('are refused as %j', (intervals, index, code) => expect(intervalProblems(intervals)).toEqual([{ index, code }]));

  it('are read from the column in the order of the day', () => {
    const json = [
      { from: '18:00', to: '02:00', extra: 1 },
      { from: '09:00', to: '12:00' },
    ];
    expect(readIntervals(json)).toEqual([
      { from: '09:00', to: '12:00' },
      { from: '18:00', to: '02:00' },
    ]);
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    [null],
    [{ from: '10:00' }],
    [{ from: 10, to: 12 }],
    [{ from: '10:60', to: '12:00' }],
  ])('are none when the column holds %j', (json) => expect(readIntervals(json)).toEqual([]));

  it('are written as HH:mm only', () => {
    expect(['00:00', '23:59'].every(isTimeOfDay)).toBe(true);
    expect(['24:00', '1:00', '01:0', '01:00:00', ' 01:00', '01:00\n', '', null, 5].some(isTimeOfDay)).toBe(false);
  });
});
