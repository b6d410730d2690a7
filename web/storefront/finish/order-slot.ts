import type { ComponentType } from 'react';
import { lazySlot } from '../../ui/slots/slot';

/** Below the steps of an order that was placed. */
export interface OrderSlotProps {
  /** The order's link. */
  readonly token: string;
}

export const orderSlot = lazySlot(
  import.meta.glob<ComponentType<OrderSlotProps>>('../../extensions/*/storefront/order.slot.tsx', {
    import: 'default',
  }),
);
