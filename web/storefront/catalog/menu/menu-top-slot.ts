import type { ComponentType, ReactNode } from 'react';
import { slot } from '../../../ui/slots/slot';
import type { RowDish } from './dish-row';

/** Above the categories of the menu, in place of the popular dishes. */
export interface MenuTopSlotProps {
  /** What the page has come with, by slugs. */
  readonly onPage: ReadonlyMap<string, RowDish>;
  /** The popular dishes. */
  readonly children: ReactNode;
}

export const menuTopSlot = slot(
  import.meta.glob<ComponentType<MenuTopSlotProps>>('../../../extensions/*/storefront/menu-top.slot.tsx', {
    eager: true,
    import: 'default',
  }),
);
