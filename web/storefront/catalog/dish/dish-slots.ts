import type { ComponentType } from 'react';
import type { Allergen } from '../../../gql/graphql';
import { slot } from '../../../ui/slots/slot';

/** On a dish's card, and beside what its page says of it. */
export interface DishButtonSlotProps {
  readonly dish: { readonly slug: string; readonly name: string };
}

export const dishButtonSlot = slot(
  import.meta.glob<ComponentType<DishButtonSlotProps>>('../../../extensions/*/storefront/dish-button.slot.tsx', {
    eager: true,
    import: 'default',
  }),
);

/** A warning of what is in a dish, or in what was chosen with it. */
export interface DishWarningSlotProps {
  readonly allergens: readonly Allergen[];
  /** Short, on the picture of a card. */
  readonly isOnCard?: boolean;
}

export const dishWarningSlot = slot(
  import.meta.glob<ComponentType<DishWarningSlotProps>>('../../../extensions/*/storefront/dish-warning.slot.tsx', {
    eager: true,
    import: 'default',
  }),
);

/** Below the allergens of a dish. */
export const dishSettingsSlot = slot(
  import.meta.glob<ComponentType>('../../../extensions/*/storefront/dish-settings.slot.tsx', {
    eager: true,
    import: 'default',
  }),
);
