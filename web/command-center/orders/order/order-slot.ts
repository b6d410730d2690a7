import type { ComponentType } from 'react';
import { lazySlot } from '../../../ui/slots/slot';

/** Beside what was ordered. */
export interface OrderSlotProps {
  /** Its global id. */
  readonly orderId: string;
}

export const orderSlot = lazySlot(
  import.meta.glob<ComponentType<OrderSlotProps>>('../../../extensions/*/command-center/order.slot.tsx', {
    import: 'default',
  }),
);
