import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from './property-runs';
import {
  fromDateColumn,
  instantOf,
  localDate,
  localTime,
  OFFSET_ZONES,
  parseTimeZone,
  selectableTimeZones,
  startOfDay,
  toDate,
  toDateColumn,
  toInstant,
  toLocal,
} from './zoned-time';

const date = (text: string) => Temporal.PlainDate.from(text);

describe('time zones', () => {
  it('has the 25 hourly offsets of the specification', () => {
    expect(OFFSET_ZONES).toHaveLength(25);
    expect(OFFSET_ZONES[0]).toBe('-12:00');
    expect(OFFSET_ZONES[12]).toBe('+00:00');
    expect(OFFSET_ZONES[24]).toBe('+12:00');
  });

  it('offers IANA names before offsets, and every one of them parses to itself', () => {
    const zones = selectableTimeZones();
    expect(zones.indexOf('Europe/Moscow')).toBeLessThan(zones.indexOf('-12:00'));
    expect(zones.filter((zone) => parseTimeZone(zone) !== zone)).toEqual([]);
  });

  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['-00:00', '+00:00'],
    ['UTC', 'UTC'],
  ])('stores %s as %s', (typed, stored) => expect(parseTimeZone(typed)).toBe(stored));

  it.each([
    '',
    'Mars/Olympus',
    '+13:00',
    '+03:30',
    '+3',
    '+0300',
    ' +03:00',
    '2026-01-01T00:00Z[Europe/Berlin]',
    'Europe/Berlin; DROP',
    '../etc/passwd',
    null,
    3,
    {},
  ])('refuses %j', (value) => expect(parseTimeZone(value)).toBeNull());
});

describe('wall clock and instants', () => {
  it('reads an instant as the date and time of a fixed offset', () => {
    const instant = Temporal.Instant.from('2026-11-24T22:30:00Z');
    expect(localDate(instant, '+03:00').toString()).toBe('2026-11-25');
    expect(localTime(instant, '+03:00')).toBe('01:30');
    expect(localTime(instant, '-12:00')).toBe('10:30');
  });

  it('takes the instant of the jump for a time that the clocks skip', () => {
    for (const time of ['02:00', '02:30', '02:59', '03:00']) {
      expect(instantOf(date('2026-03-29'), time, 'Europe/Berlin').toString()).toBe('2026-03-29T01:00:00Z');
    }
  });

  it('takes the first of a time that the clocks show twice', () => {
    expect(instantOf(date('2026-10-25'), '02:30', 'Europe/Berlin').toString()).toBe('2026-10-25T00:30:00Z');
    expect(instantOf(date('2026-10-25'), '03:00', 'Europe/Berlin').toString()).toBe('2026-10-25T02:00:00Z');
  });

  it('starts a day after the jump where midnight is skipped', () => {
    const start = startOfDay(date('2026-09-06'), 'America/Santiago');
    expect(toLocal(start, 'America/Santiago').toPlainDateTime().toString()).toBe('2026-09-06T01:00:00');
  });

  it('starts a date that a zone left out altogether where the next one starts', () => {
    expect(startOfDay(date('2011-12-30'), 'Pacific/Apia').toString()).toBe('2011-12-30T10:00:00Z');
  });

  it('keeps instants and dates through their columns', () => {
    const moment = new Date('2026-11-24T10:00:00.123Z');
    expect(toDate(toInstant(moment))).toEqual(moment);
    expect(toDateColumn(date('2026-02-28')).toISOString()).toBe('2026-02-28T00:00:00.000Z');
    expect(fromDateColumn(new Date('2026-02-28T00:00:00.000Z')).toString()).toBe('2026-02-28');
  });

  it('never gives an earlier instant for a later wall-clock time, in any zone', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const clock = (value: number) =>
      `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        fc.constantFrom(...selectableTimeZones()),
        fc.integer({ min: 0, max: 3650 }),
        minute,
        minute,
        (zone, day, one, other) => {
          const on = date('2020-01-01').add({ days: day });
          const [early, late] = [Math.min(one, other), Math.max(one, other)].map((value) =>
            instantOf(on, clock(value), zone),
          );
          if (!early || !late) throw new Error('two times make two instants');
          expect(Temporal.Instant.compare(early, late)).toBeLessThanOrEqual(0);
          expect(localDate(early, zone).equals(on)).toBe(true);
        },
      ),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
