import type { ComponentType } from 'react';
import { lazySlot } from '../../../ui/slots/slot';

/** Above the columns of the board. */
export const boardSlot = lazySlot(
  import.meta.glob<ComponentType>('../../../extensions/*/command-center/board.slot.tsx', { import: 'default' }),
);
