import { FormattedMessage } from 'react-intl';
import { Drawer } from '../../../ui/overlay/drawer';
import { ReceivingBar } from '../receiving/receiving-bar';
import { useCart } from '../store/cart-context';
import styles from './cart-drawer.module.css';
import { LazyCartContent, LazyToCheckout } from './lazy-cart';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The cart over the page, where there is no room for it beside. */
export function CartDrawer({ isOpen, onClose }: Props) {
  const { cart } = useCart();
  return (
    <Drawer
      footer={cart && cart.quantity > 0 ? <LazyToCheckout /> : undefined}
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="checkout.cart.title" />}
    >
      <LazyCartContent
        receiving={
          <div className={styles.receiving}>
            <ReceivingBar isBrief />
          </div>
        }
      />
    </Drawer>
  );
}
