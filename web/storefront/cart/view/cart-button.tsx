import ShoppingBagIcon from 'lucide/dist/esm/icons/shopping-bag';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { buttonLook } from '../../../ui/button/button-look';
import { Icon } from '../../../ui/icons/icon';
import { useStep } from '../../../ui/overlay/use-step';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { ADD_FORM, PLAIN_PATH } from '../store/add-form';
import { useCart } from '../store/cart-context';
import styles from './cart-button.module.css';
import { CartDrawer } from './cart-drawer';
import { CartTotal } from './cart-total';
import { prepareCart } from './lazy-cart';

const SOON_MS = 1_000;

interface Props {
  /** `header`: small, always there. `bar`: the way on at the foot of a phone's screen, once something is in the cart. */
  readonly look?: 'header' | 'bar';
}

/** How much is in the cart, and the cart behind it. */
export function CartButton({ look = 'header' }: Props) {
  const { shop, cart } = useCart();
  const plainCart = useHref(PLAIN_PATH);
  const { isOpen, open, close } = useStep(`cart-${look}`);
  const quantity = cart?.quantity ?? 0;
  useEffect(() => {
    // Before somebody looks into it, after what is in sight.
    const timer = setTimeout(() => void prepareCart().catch(() => {}), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  const total = shop && cart && quantity > 0 ? <CartTotal cart={cart} currencyCode={shop.currencyCode} /> : null;
  if (look === 'bar' && quantity === 0 && !isOpen) return null;
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={
          look === 'bar'
            ? buttonLook({ size: 'lg', isWide: true }, styles.bar)
            : buttonLook({ variant: quantity > 0 ? 'primary' : 'soft' }, styles.header)
        }
        form={ADD_FORM}
        formAction={plainCart}
        formMethod="get"
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        type="submit"
      >
        <VisuallyHidden>
          {total ? (
            <FormattedMessage id="checkout.cart.button" values={{ count: quantity, total }} />
          ) : (
            <FormattedMessage id="checkout.cart.title" />
          )}
        </VisuallyHidden>
        <span aria-hidden="true" className={styles.face}>
          <span className={styles.icon}>
            <Icon of={ShoppingBagIcon} />
            {quantity > 0 && <span className={styles.count}>{quantity}</span>}
          </span>
          {look === 'bar' && <FormattedMessage id="checkout.cart.title" />}
          {total && <span className={styles.total}>{total}</span>}
        </span>
      </button>
      <CartDrawer isOpen={isOpen} onClose={close} />
    </>
  );
}
