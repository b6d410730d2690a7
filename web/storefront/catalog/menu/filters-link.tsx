import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ListFilterIcon } from '../../../ui/icons/list-filter-icon';
import { keptAllergens } from '../../allergens/kept-allergens';
import { useKept } from '../../device/kept-set';
import { searchPath } from '../../search/search-address';

/** From the menu to its dishes by diet and allergen: without what this device's shopper avoids. */
export function FiltersLink({ className }: { readonly className: string | undefined }) {
  const without = useKept(keptAllergens);
  return (
    <Link className={className} to={searchPath({ query: '', tags: [], without, after: null })}>
      <ListFilterIcon size={20} />
      <FormattedMessage id="storefront.search.filters" />
    </Link>
  );
}
