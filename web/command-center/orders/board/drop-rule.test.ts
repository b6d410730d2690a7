import { describe, expect, test } from 'vitest';
import type { CheckoutStatus } from '../../../gql/graphql';
import { type DraggedOrder, dropAnswer } from './drop-rule';

const order = (status: CheckoutStatus, change: Partial<DraggedOrder> = {}): DraggedOrder => ({
  id: '1',
  number: '2111-0001',
  version: 1,
  status,
  deliveryMethod: 'DELIVERY',
  allowedMoves: ['CANCELLED'],
  ...change,
});

describe('a column answers an order that is held over it', () => {
  test('with nothing where the order stands already', () => {
    expect(dropAnswer(order('ACCEPTED'), 'ACCEPTED')).toBe('home');
  });

  test('with a welcome where the API lets it go', () => {
    expect(dropAnswer(order('ACCEPTED', { allowedMoves: ['PREPARING', 'CANCELLED'] }), 'PREPARING')).toBe('allowed');
  });

  test.each<[CheckoutStatus, Parameters<typeof dropAnswer>[1], string]>([
    ['READY', 'PLACED', 'noWayBack'],
    ['PLACED', 'PREPARING', 'oneStep'],
    ['PLACED', 'ACCEPTED', 'notAllowed'],
  ])('from %s to %s with %s', (from, to, refusal) => {
    expect(dropAnswer(order(from), to)).toBe(refusal);
  });

  test('that nobody drives out what is collected', () => {
    expect(dropAnswer(order('READY', { deliveryMethod: 'PICKUP' }), 'OUT_FOR_DELIVERY')).toBe('collected');
    expect(dropAnswer(order('PLACED', { deliveryMethod: 'PICKUP' }), 'OUT_FOR_DELIVERY')).toBe('collected');
  });
});
