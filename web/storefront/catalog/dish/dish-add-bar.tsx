import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { Button } from '../../../ui/button/button';
import { QuantityStepper } from '../../../ui/form/quantity-stepper';
import { Price } from '../../../ui/text/price';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { useKnownShop } from '../../cart/store/use-known-shop';
import styles from './dish-add-bar.module.css';
import type { DishChoosing } from './use-dish-choice';

interface Props {
  readonly dish: Dish;
  readonly choosing: DishChoosing;
  readonly onAdded: () => void;
}

/** How many, and the button that puts them into the cart at the price that it shows. */
export function DishAddBar({ dish: { name }, choosing, onAdded }: Props) {
  const { formatMessage } = useIntl();
  const { isOnMaintenance } = useKnownShop().shop;
  const { variant, quantity, setQuantity, unitPrice, isSoldOut, isChange, addToCart } = choosing;
  if (!variant) return null;
  const price = { ...variant.price, minor: unitPrice * quantity };
  const isBlocked = isSoldOut || isOnMaintenance;
  const add = (event: MouseEvent) => {
    // The dish's page is a form, for those without a script.
    event.preventDefault();
    const missing = addToCart();
    if (missing) document.querySelector<HTMLElement>(`input[name="${CSS.escape(missing.id)}"]`)?.focus();
    else onAdded();
  };
  return (
    <div className={styles.bar}>
      {!isBlocked && (
        <QuantityStepper
          meaning={formatMessage({ id: 'storefront.dish.quantity' }, { name, count: quantity })}
          name={name}
          onStep={(delta) => setQuantity(quantity + delta)}
          quantity={quantity}
        />
      )}
      <Button disabled={isBlocked} isWide onClick={add} size="lg" type="submit">
        {isOnMaintenance ? (
          <FormattedMessage id="storefront.maintenance.onHold" />
        ) : isSoldOut ? (
          <FormattedMessage id="storefront.soldOut" />
        ) : (
          <FormattedMessage
            id={isChange ? 'storefront.dish.save' : 'storefront.dish.add'}
            values={{ name, hidden: (parts) => <VisuallyHidden key="name">{parts}</VisuallyHidden> }}
          />
        )}
        <Price value={price} />
      </Button>
    </div>
  );
}
