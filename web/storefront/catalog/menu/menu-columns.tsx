import type { ReactNode } from 'react';
import { Container } from '../../../ui/layout/container';
import { ReceivingBar } from '../../cart/receiving/receiving-bar';
import { CartPanel } from '../../cart/view/cart-panel';
import { WhenReceiving } from '../../maintenance/when-receiving';
import styles from './menu-columns.module.css';

interface Props {
  /** The page's name, above how and when food is received. */
  readonly heading: ReactNode;
  readonly navigation: ReactNode;
  readonly children: ReactNode;
}

/** Categories, dishes, cart: side by side on a desk, one below the other on a phone, where the cart is a drawer. */
export function MenuColumns({ heading, navigation, children }: Props) {
  return (
    <Container className={styles.columns}>
      <div className={styles.top}>
        {heading}
        <WhenReceiving className={styles.receiving}>
          <ReceivingBar isBrief />
        </WhenReceiving>
      </div>
      {navigation}
      <div className={styles.dishes}>{children}</div>
      <aside className={styles.cart}>
        <CartPanel />
      </aside>
    </Container>
  );
}
