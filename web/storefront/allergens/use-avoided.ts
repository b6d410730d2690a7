import type { Allergen } from '../../gql/graphql';

type UseAvoided = () => readonly Allergen[];

const NONE: readonly Allergen[] = [];

/** What this device's shopper avoids: nothing without the extension that asks. */
export const [useAvoided = () => NONE] = Object.values(
  import.meta.glob<UseAvoided>('../../extensions/*/storefront/use-avoided.ts', { eager: true, import: 'default' }),
);
