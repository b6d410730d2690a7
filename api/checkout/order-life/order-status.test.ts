import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  allowedMoves,
  type DeliveryMethod,
  isFinal,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../domain/order-status';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { InvalidInput } from '../../kernel/refusals';
import type { GivenReason } from '../order-reason';
import { orderNumber } from '../placing/order-number';
import { checkMove } from './check-move';
import { MoveNotAllowed, ReasonRequired } from './refusals';

function walk(method: DeliveryMethod): OrderStatus[] {
  const path: OrderStatus[] = ['PLACED'];
  for (let next = allowedMoves('PLACED', method)[0]; next; next = allowedMoves(next, method)[0]) path.push(next);
  return path;
}

describe('an order', () => {
  it('that is delivered goes through every step', () => {
    expect(walk('DELIVERY')).toEqual(['PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED']);
  });

  it('that is picked up is never out for delivery', () => {
    expect(walk('PICKUP')).toEqual(['PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'COMPLETED']);
    expect(() => checkMove({ id: '1', status: 'READY', deliveryMethod: 'PICKUP' }, 'OUT_FOR_DELIVERY')).toThrow(
      MoveNotAllowed,
    );
  });

  it('can be cancelled at any step before it is over, and a cart at none', () => {
    const cancellable = ORDER_STATUSES.filter((status) => allowedMoves(status, 'DELIVERY').includes('CANCELLED'));
    expect(cancellable).toEqual(['PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY']);
  });

  it('is over when completed or cancelled', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['COMPLETED', 'CANCELLED']);
  });

  it('makes exactly the allowed moves and no other', () => {
    const status = fc.constantFrom(...ORDER_STATUSES);
    const method = fc.constantFrom<DeliveryMethod>('DELIVERY', 'PICKUP');
    fc.assert(
      fc.property(status, status, method, (from, to, receiving) => {
        const attempt = () =>
          checkMove({ id: '1', status: from, deliveryMethod: receiving }, to, { reason: 'the oven broke' });
        if (allowedMoves(from, receiving).includes(to)) expect(attempt()).toMatchObject({ from, to });
        else expect(attempt).toThrow(MoveNotAllowed);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('is cancelled with a reason only', () => {
    expect(
      checkMove({ id: '1', status: 'PLACED', deliveryMethod: 'PICKUP' }, 'CANCELLED', { reason: '  Out of\r\ndough ' })
        .reason,
    ).toBe('Out of\ndough');
    for (const reason of [undefined, null, '', '  ', '\u200B']) {
      expect(() => checkMove({ id: '1', status: 'PLACED', deliveryMethod: 'PICKUP' }, 'CANCELLED', { reason })).toThrow(
        ReasonRequired,
      );
    }
    expect(() =>
      checkMove({ id: '1', status: 'PLACED', deliveryMethod: 'PICKUP' }, 'CANCELLED', { reason: 'x'.repeat(251) }),
    ).toThrow(InvalidInput);
    expect(checkMove({ id: '1', status: 'PLACED', deliveryMethod: 'PICKUP' }, 'ACCEPTED').reason).toBeNull();
  });

  it('is cancelled by the name of a reason too, and words of one’s own go before it', () => {
    const cancel = (why: GivenReason) =>
      checkMove({ id: '1', status: 'PLACED', deliveryMethod: 'PICKUP' }, 'CANCELLED', why);
    expect(cancel({ reasonCode: 'TOO_BUSY' })).toMatchObject({ reason: null, reasonCode: 'TOO_BUSY' });
    expect(cancel({ reasonCode: 'TOO_BUSY', reason: 'A wedding' })).toMatchObject({
      reason: 'A wedding',
      reasonCode: null,
    });
  });
});

describe('an order number', () => {
  const day = Temporal.PlainDate.from('2026-11-24');

  it('is day, month and place in the day', () => {
    expect(orderNumber(day, 42)).toBe('2411-0042');
    expect(orderNumber(Temporal.PlainDate.from('2026-01-05'), 1)).toBe('0501-0001');
  });

  it('grows past 9999', () => expect(orderNumber(day, 10_000)).toBe('2411-10000'));

  it('differs for any two orders of a year', () => {
    const order = fc.tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 1, max: 20_000 }));
    fc.assert(
      fc.property(order, order, (one, other) => {
        const number = ([days, sequence]: [number, number]) =>
          orderNumber(Temporal.PlainDate.from('2026-01-01').add({ days }), sequence);
        expect(number(one) === number(other)).toBe(one[0] === other[0] && one[1] === other[1]);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
