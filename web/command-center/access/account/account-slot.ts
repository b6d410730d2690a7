import type { ComponentType } from 'react';
import { lazySlot } from '../../../ui/slots/slot';

/** On the page of one's account, before its looks. */
export const accountSlot = lazySlot(
  import.meta.glob<ComponentType>('../../../extensions/*/command-center/account.slot.tsx', { import: 'default' }),
);
