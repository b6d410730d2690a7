import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Drawer } from '../../../ui/overlay/drawer';
import { ReceivingBar } from '../receiving/receiving-bar';
import { useCart } from '../store/cart-context';
import { CartContent } from './cart-content';
import styles from './cart-drawer.module.css';
import { ToCheckout } from './to-checkout';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The cart over the page, where there is no room for it beside. A navigation closes it. */
export function CartDrawer({ isOpen, onClose }: Props) {
  const { cart } = useCart();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (isOpen && openedAt.current !== key) onClose();
    openedAt.current = key;
  }, [isOpen, key, onClose]);
  return (
    <Drawer
      footer={cart && cart.quantity > 0 ? <ToCheckout /> : undefined}
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="checkout.cart.title" />}
    >
      <div className={styles.content}>
        <ReceivingBar />
        <CartContent />
      </div>
    </Drawer>
  );
}
