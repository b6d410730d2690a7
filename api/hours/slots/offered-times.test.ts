import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { asSoonAsPossible, chooseSlot, offeredSlots } from './offered-times';
import { at, available, labels, terms, UNLIMITED, week } from './testing-hours';

const MINUTE = 60_000;
const noonToOne = week([{ from: '12:00', to: '13:30' }]);
const allDay = week([{ from: '10:00', to: '22:00' }]);
const slotsAt = (now: string, other = {}, hours = noonToOne) => offeredSlots(terms(at(now), hours, other), UNLIMITED);

describe('the slots that are offered', () => {
  it('begin after now and the time to prepare; the others say that they are past or too near', () => {
    const slots = slotsAt('2026-11-24T12:01');
    expect(labels(available(slots), '2026-11-24')).toEqual(['12:45–13:15', '13:00–13:30']);
    expect(slots.slice(0, 3).map(({ reason }) => reason)).toEqual(['PAST', 'TOO_SOON', 'TOO_SOON']);
    expect(labels(available(slotsAt('2026-11-24T12:00')), '2026-11-24')[0]).toBe('12:30–13:00');
  });

  it('begin after the opening and the time to prepare: nobody cooks in a closed shop', () => {
    expect(labels(available(slotsAt('2026-11-24T08:00')), '2026-11-24')[0]).toBe('12:30–13:00');
  });

  it('are none today when the time to prepare leaves less than a slot before closing', () => {
    expect(available(slotsAt('2026-11-24T12:31'))[0]?.date).toBe('2026-11-25');
  });

  it('reach from today to seven days ahead', () => {
    const dates = [...new Set(slotsAt('2026-11-24T08:00').map(({ date }) => date))];
    expect(dates).toHaveLength(8);
    expect(dates.at(-1)).toBe('2026-12-01');
  });

  it('start later by what the kitchen has to do', () => {
    const slots = available(slotsAt('2026-11-24T12:00', { delay: 20 }, allDay));
    expect(slots[0]?.fromTime).toBe('13:00');
  });

  it('start in a pause only the time to prepare after its end, and the ones before say why', () => {
    const slots = slotsAt('2026-11-24T12:00', { pausedUntil: at('2026-11-24T13:00'), delay: 20 }, allDay);
    expect(available(slots)[0]?.fromTime).toBe('13:30');
    const reasons = new Map(slots.slice(0, 16).map(({ fromTime, reason }) => [fromTime, reason]));
    expect(reasons.get('12:45')).toBe('TOO_SOON');
    expect(reasons.get('13:00')).toBe('PAUSED');
    expect(reasons.get('13:15')).toBe('PAUSED');
  });

  it('are normal again after the pause', () => {
    const over = slotsAt('2026-11-24T12:00', { pausedUntil: at('2026-11-24T12:00') }, allDay);
    expect(over).toEqual(slotsAt('2026-11-24T12:00', {}, allDay));
  });

  it('are full when every place is taken, and stay in the list', () => {
    const taken = new Map([
      [at('2026-11-24T12:30').getTime(), 2],
      [at('2026-11-24T12:45').getTime(), 1],
    ]);
    const reasons = (capacity: number | null) =>
      offeredSlots(terms(at('2026-11-24T08:00'), noonToOne), { capacity, taken })
        .filter(({ reason }) => reason !== 'TOO_SOON')
        .map(({ reason }) => reason);
    expect(reasons(2).slice(0, 2)).toEqual(['FULL', null]);
    expect(reasons(0).every((reason) => reason === 'FULL')).toBe(true);
    expect(reasons(null).some((reason) => reason !== null)).toBe(false);
  });

  it('are none while the way of receiving is switched off', () => {
    expect(slotsAt('2026-11-24T08:00', { isMethodAvailable: false })).toEqual([]);
  });
});

describe('a chosen slot', () => {
  const now = at('2026-11-24T08:00');
  const places = { capacity: 1, taken: new Map([[at('2026-11-24T12:45').getTime(), 1]]) };

  it('is found by its start', () => {
    expect(chooseSlot(terms(now, noonToOne), places, at('2026-11-24T12:30')).slot?.to).toEqual(at('2026-11-24T13:00'));
  });

  it.each([
    ['2026-11-24T12:45', 'FULL'],
    ['2026-11-24T12:15', 'TOO_SOON'],
    ['2026-11-24T07:45', 'PAST'],
    ['2020-01-01T12:00', 'PAST'],
    ['2026-11-24T11:45', 'NOT_OFFERED'],
    ['2026-11-24T12:07', 'NOT_OFFERED'],
    ['2026-11-24T13:15', 'NOT_OFFERED'],
    ['2026-12-24T12:00', 'NOT_OFFERED'],
  ])('at %s is refused as %s', (start, reason) =>
    expect(chooseSlot(terms(now, noonToOne), places, at(start))).toEqual({ slot: null, reason }),
  );

  it('is refused when the way of receiving is switched off', () => {
    const off = terms(now, noonToOne, { isMethodAvailable: false });
    expect(chooseSlot(off, places, at('2026-11-24T12:00')).reason).toBe('METHOD_UNAVAILABLE');
  });

  it('can be had exactly when the list offers it, and is refused for the list’s reason', () => {
    const moment = fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => new Date(now.getTime() + minutes * MINUTE));
    const question = fc.record({
      now: moment,
      minutes: fc.integer({ min: 0, max: 120 }),
      delay: fc.integer({ min: 0, max: 90 }),
      pausedUntil: fc.option(moment),
      capacity: fc.option(fc.integer({ min: 0, max: 2 })),
      taken: fc.array(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 3 }))),
    });
    fc.assert(
      fc.property(question, ({ capacity, taken, now: asked, ...other }) => {
        const asks = terms(asked, allDay, other);
        const counts = new Map(taken.map(([quarter, count]) => [now.getTime() + quarter * 15 * MINUTE, count]));
        for (const slot of offeredSlots(asks, { capacity, taken: counts }).slice(0, 60)) {
          const { reason, ...chosen } = slot;
          const answer = chooseSlot(asks, { capacity, taken: counts }, slot.from);
          expect(answer.reason).toBe(reason);
          if (answer.slot) expect(answer.slot).toMatchObject(chosen);
        }
      }),
      { numRuns: Math.ceil(PROPERTY_RUNS / 8) },
    );
  });

  it('is never sooner than the order can be made', () => {
    const minutes = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(minutes, minutes, minutes, fc.integer({ min: 0, max: 1440 }), (prepare, delay, pause, minute) => {
        const asked = new Date(now.getTime() + minute * MINUTE);
        const pausedUntil = new Date(asked.getTime() + pause * MINUTE);
        const asks = terms(asked, allDay, { minutes: prepare, delay, pausedUntil });
        const first = available(offeredSlots(asks, UNLIMITED))[0];
        const started = Math.max(asked.getTime() + delay * MINUTE, pausedUntil.getTime());
        expect((first?.from.getTime() ?? 0) - started).toBeGreaterThanOrEqual(prepare * MINUTE);
        const { promisedAt } = asSoonAsPossible(asks);
        if (promisedAt) {
          expect(promisedAt <= at('2026-11-24T22:00')).toBe(true);
          expect(promisedAt.getTime() - asked.getTime()).toBeGreaterThanOrEqual((prepare + delay) * MINUTE);
          expect(pause).toBe(0);
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('as soon as possible', () => {
  it('promises the next full minute after the time to prepare and what the kitchen has to do', () => {
    const now = at('2026-11-24T12:00:01');
    expect(asSoonAsPossible(terms(now, noonToOne)).promisedAt).toEqual(at('2026-11-24T12:31'));
    expect(asSoonAsPossible(terms(now, noonToOne, { delay: 15 })).promisedAt).toEqual(at('2026-11-24T12:46'));
  });

  it('is promised up to closing, as slots are, and not after it', () => {
    expect(asSoonAsPossible(terms(at('2026-11-24T13:00'), noonToOne)).promisedAt).toEqual(at('2026-11-24T13:30'));
    const late = { promisedAt: null, reason: 'TOO_LATE' };
    expect(asSoonAsPossible(terms(at('2026-11-24T13:00:01'), noonToOne))).toEqual(late);
    expect(asSoonAsPossible(terms(at('2026-11-24T12:50'), noonToOne, { delay: 15 }))).toEqual(late);
    const always = week([{ from: '00:00', to: '00:00' }]);
    expect(asSoonAsPossible(terms(at('2026-11-24T23:59'), always)).reason).toBeNull();
  });

  it('is not offered while the shop is closed', () => {
    const closed = { promisedAt: null, reason: 'CLOSED' };
    expect(asSoonAsPossible(terms(at('2026-11-24T13:30'), noonToOne))).toEqual(closed);
  });

  it('is not offered in a pause, up to the instant of its end', () => {
    const pausedUntil = at('2026-11-24T13:00');
    const reasonAt = (now: string) => asSoonAsPossible(terms(at(now), noonToOne, { pausedUntil })).reason;
    expect(reasonAt('2026-11-24T12:59:59')).toBe('PAUSED');
    expect(reasonAt('2026-11-24T13:00')).toBeNull();
    expect(reasonAt('2026-11-24T11:00')).toBe('CLOSED');
  });

  it('is not offered by a method that is off', () => {
    const off = terms(at('2026-11-24T12:00'), noonToOne, { isMethodAvailable: false });
    expect(asSoonAsPossible(off).reason).toBe('METHOD_UNAVAILABLE');
  });
});
