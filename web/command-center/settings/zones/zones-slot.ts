import type { ComponentType } from 'react';
import type { Bearings } from '../../../ui/map/bearings';
import { slot } from '../../../ui/slots/slot';

/** Below the delivery areas. */
export interface ZonesSlotProps {
  readonly bearings: Bearings;
}

export const zonesSlot = slot(
  import.meta.glob<ComponentType<ZonesSlotProps>>('../../../extensions/*/command-center/zones.slot.tsx', {
    eager: true,
    import: 'default',
  }),
);
