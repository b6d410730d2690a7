import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { OFFSET_ZONES } from '../../kernel/zoned-time';
import { isOpenAt, type OpeningHours } from '../opening-hours';
import { slotGrid } from './slot-grid';
import { at, labels, wall, week } from './testing-hours';

const date = (text: string) => Temporal.PlainDate.from(text);
const gridOf = (hours: OpeningHours, first: string, last = first) => slotGrid(hours, date(first), date(last));

describe('the slots of a day', () => {
  it('are 15 minutes apart and 30 minutes long, from opening to closing', () => {
    const slots = gridOf(week([{ from: '12:00', to: '13:30' }]), '2026-11-24');
    const all = ['12:00–12:30', '12:15–12:45', '12:30–13:00', '12:45–13:15', '13:00–13:30'];
    expect(labels(slots, '2026-11-24')).toEqual(all);
  });

  it('start on the quarter after an odd opening time', () => {
    const slots = gridOf(week([{ from: '12:10', to: '13:05' }]), '2026-11-24');
    expect(labels(slots, '2026-11-24')).toEqual(['12:15–12:45', '12:30–13:00']);
  });

  it('belong to the calendar’s date after midnight, and go on from the opening of the day before', () => {
    const slots = gridOf(week([{ from: '23:00', to: '01:00' }]), '2026-11-24', '2026-11-25');
    const night = ['00:00–00:30', '00:15–00:45', '00:30–01:00'];
    const evening = ['23:00–23:30', '23:15–23:45', '23:30–00:00', '23:45–00:15'];
    expect(labels(slots, '2026-11-24')).toEqual([...night, ...evening]);
    expect(labels(slots, '2026-11-25')).toEqual([...night, ...evening]);
    expect(slots).toHaveLength(14);
  });

  it('have no seam at midnight where the shop never closes, the last day included', () => {
    const slots = gridOf(week([{ from: '00:00', to: '00:00' }]), '2026-11-24', '2026-11-25');
    expect(slots).toHaveLength(2 * 96);
    expect(labels(slots, '2026-11-25').at(-1)).toBe('23:45–00:15');
  });

  it('are those of a special day where the date has its own hours', () => {
    const hours = {
      ...week([{ from: '10:00', to: '22:00' }]),
      specialDays: [
        { date: '2026-11-24', intervals: [{ from: '12:00', to: '12:45' }], note: {} },
        { date: '2026-11-25', intervals: [], note: {} },
      ],
    };
    expect(labels(gridOf(hours, '2026-11-24'), '2026-11-24')).toEqual(['12:00–12:30', '12:15–12:45']);
    expect(gridOf(hours, '2026-11-25')).toEqual([]);
  });
});

describe('on a day of a clock change', () => {
  const night = (timeZone: string) => week([{ from: '00:00', to: '05:00' }], timeZone);

  it.each([
    ['Europe/Berlin', '2026-03-29', '02', 15],
    ['America/New_York', '2026-03-08', '02', 15],
    ['America/Santiago', '2026-09-06', '00', 15],
  ])('in %s no slot starts in the hour that is skipped', (zone, day, hour, count) => {
    const starts = labels(gridOf(night(zone), day), day);
    expect(starts.filter((start) => start.startsWith(hour))).toEqual([]);
    expect(starts).toHaveLength(count);
  });

  it('in Lord Howe the skipped half hour has none, and the repeated one is not doubled', () => {
    const zone = 'Australia/Lord_Howe';
    const spring = labels(gridOf(night(zone), '2026-10-04'), '2026-10-04').map((label) => label.slice(0, 5));
    expect(spring).toContain('01:45');
    expect(spring.filter((start) => start >= '02:00' && start < '02:30')).toEqual([]);
    const autumn = labels(gridOf(night(zone), '2026-04-05'), '2026-04-05');
    expect(autumn).toEqual(labels(gridOf(night(zone), '2026-04-06'), '2026-04-06'));
  });

  it('a date that the zone left out has none', () => {
    const hours = week([{ from: '00:00', to: '00:00' }], 'Pacific/Apia');
    const slots = gridOf(hours, '2011-12-29', '2011-12-31');
    expect([...new Set(slots.map((slot) => slot.date))]).toEqual(['2011-12-29', '2011-12-31']);
    expect(labels(slots, '2011-12-31')[0]).toBe('00:00–00:30');
  });

  it('no slot is doubled in the hour that comes twice, and each label reads forward', () => {
    const slots = gridOf(night('Europe/Berlin'), '2026-10-25', '2026-10-26');
    expect(labels(slots, '2026-10-25')).toEqual(labels(slots, '2026-10-26'));
    expect(labels(slots, '2026-10-25')).toContain('02:30–03:00');
  });

  it('a shop that opens within the repeated hour has no slot that reads earlier than its opening', () => {
    const slots = gridOf(week([{ from: '02:30', to: '04:00' }], 'Europe/Berlin'), '2026-10-25');
    expect(labels(slots, '2026-10-25')[0]).toBe('02:30–03:00');
    expect(slots[0]?.from).toEqual(new Date('2026-10-25T01:30:00Z'));
  });
});

describe('in every zone and over every clock change', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
    return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  });
  const CHANGING = [
    ...['Europe/Berlin', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe'],
    ...['Africa/Casablanca', 'Pacific/Apia', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns'],
  ];
  const zone = fc.oneof(fc.constantFrom(...OFFSET_ZONES), fc.constantFrom(...CHANGING));
  const intervals = fc.array(fc.record({ from: time, to: time }), { minLength: 1, maxLength: 3 });
  const day = fc.integer({ min: 0, max: 20 * 365 }).map((days) => date('2010-01-01').add({ days }));
  /** Any date, or the week in which the zone's clocks change next: random dates seldom hit one. */
  const question = fc
    .record({ timeZone: zone, intervals, from: day, isAtChange: fc.boolean() })
    .map(({ timeZone, from, isAtChange, ...rest }) => {
      const change = from.toZonedDateTime(timeZone).getTimeZoneTransition('next');
      const first = isAtChange && change ? change.toPlainDate().subtract({ days: 3 }) : from;
      return { timeZone, first, ...rest };
    });

  it('slots lie in opening time, on quarters, in order by instant and by clock, and say their own clock times', () => {
    fc.assert(
      fc.property(question, ({ timeZone, intervals: open, first }) => {
        const hours = week(open, timeZone);
        const last = first.add({ days: 7 });
        const slots = slotGrid(hours, first, last);
        const walls = slots.map(({ from, to }) => [wall(from, timeZone), wall(to, timeZone)] as const);
        const wrong = slots.filter(({ from, to, date: on, fromTime, toTime }, index) => {
          const [start, end] = walls[index] ?? [];
          const [before] = walls[index - 1] ?? [];
          return !(
            start &&
            end &&
            to.getTime() - from.getTime() === 30 * 60_000 &&
            start.minute % 15 === 0 &&
            start.second === 0 &&
            start.toString({ smallestUnit: 'minute' }) === `${on}T${fromTime}` &&
            end.toPlainTime().toString({ smallestUnit: 'minute' }) === toTime &&
            on >= first.toString() &&
            on <= last.toString() &&
            Temporal.PlainDateTime.compare(start, end) < 0 &&
            (!before || Temporal.PlainDateTime.compare(before, start) < 0)
          );
        });
        expect(wrong).toEqual([]);
        for (const slot of [slots[0], slots.at(-1), slots[Math.floor(slots.length / 2)]]) {
          if (!slot) continue;
          expect(isOpenAt(slot.from, hours)).toBe(true);
          expect(isOpenAt(new Date(slot.to.getTime() - 1), hours)).toBe(true);
        }
      }),
      // Each case looks at some 400 slots.
      { numRuns: Math.ceil(PROPERTY_RUNS / 8) },
    );
  });

  it('a day without a clock change misses no slot', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OFFSET_ZONES), time, time, (timeZone, from, to) => {
        const slots = gridOf(week([{ from, to }], timeZone), '2026-11-25').length;
        const [start = 0, end = 0] = [from, to].map(
          (text) => Number(text.slice(0, 2)) * 4 + Number(text.slice(3)) / 15,
        );
        const quarters = end > start ? end - start : end + 96 - start;
        // A shop open round the clock has no last slot.
        expect(slots).toBe(quarters === 96 ? 96 : quarters - 1);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('a grid of more days has the slots of each of them', () => {
    fc.assert(
      fc.property(question, ({ timeZone, intervals: open, first }) => {
        const hours = week(open, timeZone);
        const whole = slotGrid(hours, first.subtract({ days: 2 }), first.add({ days: 4 }));
        const days = whole.filter(({ date: on }) => on === first.toString());
        expect(slotGrid(hours, first, first)).toEqual(days);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

it('the instants of a grid are those of the shop’s zone', () => {
  const [slot] = gridOf(week([{ from: '12:00', to: '13:00' }], 'Asia/Kathmandu'), '2026-11-24');
  expect(slot?.from).toEqual(at('2026-11-24T12:00', 'Asia/Kathmandu'));
});
