import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { Allergen } from '../../gql/graphql';
import { Notice } from '../../ui/feedback/notice';
import { useAvoided } from './kept-allergens';

interface Props {
  readonly allergens: readonly Allergen[];
}

/** By their names, as a list in a sentence. */
export function AllergenNames({ allergens }: Props) {
  const { formatMessage } = useIntl();
  const names = allergens.map((allergen) => formatMessage({ id: `storefront.allergen.${allergen}` }));
  return <FormattedList type="conjunction" value={names} />;
}

/** A warning where this device's shopper avoids some of them. */
export function AllergenWarning({ allergens }: Props) {
  const avoided = useAvoided(allergens);
  return (
    <div aria-live="polite">
      {avoided.length > 0 && (
        <Notice
          title={
            <FormattedMessage
              id="storefront.allergens.warning"
              values={{ names: <AllergenNames allergens={avoided} /> }}
            />
          }
          tone="danger"
        >
          <FormattedMessage id="storefront.allergens.warningHint" />
        </Notice>
      )}
    </div>
  );
}
