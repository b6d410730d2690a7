import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import { FormattedMessage } from 'react-intl';
import type { Allergen } from '../../gql/graphql';
import { Icon } from '../../ui/icons/icon';
import { Tag } from '../../ui/text/tag';
import { AllergenNames } from './allergen-warning';
import { useAvoided } from './kept-allergens';

/** A short warning on something that contains what this device's shopper avoids. */
export function AllergenMark({ allergens }: { readonly allergens: readonly Allergen[] }) {
  const avoided = useAvoided(allergens);
  if (avoided.length === 0) return null;
  return (
    <Tag icon={<Icon of={TriangleAlertIcon} size={14} />} tone="danger">
      <span>
        <FormattedMessage id="storefront.choice.contains" values={{ names: <AllergenNames allergens={avoided} /> }} />
      </span>
    </Tag>
  );
}
