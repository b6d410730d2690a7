import { FormattedList, useIntl } from 'react-intl';
import type { Allergen } from '../../gql/graphql';

/** By their names, as a list in a sentence. */
export function AllergenNames({ allergens }: { readonly allergens: readonly Allergen[] }) {
  const { formatMessage } = useIntl();
  const names = allergens.map((allergen) => formatMessage({ id: `storefront.allergen.${allergen}` }));
  return <FormattedList type="conjunction" value={names} />;
}
