import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../../../ui/overlay/toasts';
import type { CartStore } from './cart-store';

/** Tells that what was pressed waits for the connection, and that it has arrived. */
export function useConnectionWords(store: CartStore): void {
  const { formatMessage } = useIntl();
  const isWaiting = useSyncExternalStore(
    store.subscribe,
    () => store.current().isWaiting,
    () => false,
  );
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting === wasWaiting.current) return;
    wasWaiting.current = isWaiting;
    if (isWaiting) toasts.show({ message: formatMessage({ id: 'checkout.cart.waiting' }), tone: 'danger' });
    else toasts.show({ message: formatMessage({ id: 'checkout.cart.sent' }), tone: 'success' });
  }, [isWaiting, formatMessage]);
}
