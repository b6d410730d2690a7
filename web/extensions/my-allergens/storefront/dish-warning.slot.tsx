import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import { FormattedMessage } from 'react-intl';
import { AllergenNames } from '../../../storefront/allergens/allergen-names';
import type { DishWarningSlotProps } from '../../../storefront/catalog/dish/dish-slots';
import { Notice } from '../../../ui/feedback/notice';
import { Icon } from '../../../ui/icons/icon';
import { Tag } from '../../../ui/text/tag';
import useAvoided from './use-avoided';

/** Where something contains what this device's shopper avoids. */
export default function AllergenWarning({ allergens, isOnCard = false }: DishWarningSlotProps) {
  const avoided = useAvoided().filter((allergen) => allergens.includes(allergen));
  const names = <AllergenNames allergens={avoided} />;
  if (isOnCard) {
    if (avoided.length === 0) return null;
    return (
      <Tag icon={<Icon of={TriangleAlertIcon} size={14} />} tone="danger">
        <span>
          <FormattedMessage id="storefront.choice.contains" values={{ names }} />
        </span>
      </Tag>
    );
  }
  return (
    <div aria-live="polite">
      {avoided.length > 0 && (
        <Notice title={<FormattedMessage id="my-allergens.warning" values={{ names }} />} tone="danger">
          <FormattedMessage id="my-allergens.warningHint" />
        </Notice>
      )}
    </div>
  );
}
