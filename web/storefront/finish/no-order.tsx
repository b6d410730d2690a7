import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FoodIcon } from '../../ui/icons/food-icon';
import styles from './no-order.module.css';
import { ShopPhone, type ShopPhoneLink } from './shop-phone';

interface Props {
  /** Came with a link that leads to no order, instead of with nothing. */
  readonly isWrongLink: boolean;
  readonly phone: ShopPhoneLink | null;
}

/** No order to show, why, and the way on. */
export function NoOrder({ isWrongLink, phone }: Props) {
  return (
    <>
      <h1 className={styles.title}>
        <FormattedMessage id="checkout.finish.noOrderTitle" />
      </h1>
      <EmptyState
        action={
          <LinkButton to="/catalog">
            <FormattedMessage id="checkout.cart.toMenu" />
          </LinkButton>
        }
        icon={<FoodIcon name="takeout-box" size={72} />}
        title={<FormattedMessage id={isWrongLink ? 'checkout.finish.wrongLink' : 'checkout.finish.noOrder'} />}
      />
      <ShopPhone phone={phone} />
    </>
  );
}
