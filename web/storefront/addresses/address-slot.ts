import type { ComponentType } from 'react';
import { lazySlot } from '../../ui/slots/slot';

/** Below a text field for street and house. */
export interface AddressSlotProps {
  /** Of the text field: it was there before, and may be being typed into. */
  readonly inputId: string;
  /** By then the place of a house is on its way to the server. */
  readonly onChoose: (street: string) => void;
}

export const addressSlot = lazySlot(
  import.meta.glob<ComponentType<AddressSlotProps>>('../../extensions/*/storefront/address.slot.tsx', {
    import: 'default',
  }),
);
