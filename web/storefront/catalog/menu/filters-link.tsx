import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useDeviceValue } from '../../../ui/device-value';
import { ListFilterIcon } from '../../../ui/icons/list-filter-icon';
import { keptAllergens } from '../../allergens/kept-allergens';
import { searchPath } from '../../search/search-address';

/** From the menu to its dishes by diet and allergen: without what this device's shopper avoids. */
export function FiltersLink({ className }: { readonly className: string | undefined }) {
  const without = useDeviceValue(keptAllergens);
  return (
    <Link className={className} to={searchPath({ query: '', tags: [], without, after: null })}>
      <ListFilterIcon size={20} />
      <FormattedMessage id="storefront.search.filters" />
    </Link>
  );
}
