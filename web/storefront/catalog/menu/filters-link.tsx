import ListFilterIcon from 'lucide/dist/esm/icons/list-filter';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon';
import { useAvoided } from '../../allergens/use-avoided';
import { filteredMenuPath } from '../../search/search-address';

/** To the menu's filters by diet and allergen, at its top: without what this device's shopper avoids. */
export function FiltersLink({ className }: { readonly className: string | undefined }) {
  const without = useAvoided();
  return (
    <Link className={className} to={filteredMenuPath({ tags: [], without })}>
      <Icon of={ListFilterIcon} />
      <FormattedMessage id="storefront.search.filters" />
    </Link>
  );
}
