import { useEffect } from 'react';
import { isFinal } from '../../../domain/order-status';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { rememberOrder } from './device-orders';

/** Remembers on this device an order that was placed on it, and, once its page was opened afterwards, that it is over. */
export function useRememberOrder({ isOwn, number, status, progress }: Order, token: string | null): void {
  const placedAt = progress[0]?.at;
  useEffect(() => {
    if (!isOwn || token === null || number === null || placedAt === undefined) return;
    rememberOrder({ token, number, placedAt: Date.parse(placedAt), isOver: isFinal(status) });
  }, [isOwn, token, number, placedAt, status]);
}
