import { FormattedMessage } from 'react-intl';
import { readFragment } from '../../gql/fragment-masking';
import type { LineChangeKind } from '../../gql/graphql';
import type { MessageId } from '../../i18n/message-ids';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/overlay/dialog';
import { useStepOf } from '../../ui/overlay/use-step';
import { Price } from '../../ui/text/price';
import { useMoney } from '../../ui/text/use-money';
import { useCart } from '../cart/store/cart-context';
import styles from './changes-dialog.module.css';
import { LineChangeFragment } from './checkout-documents';
import type { PlacingRefusal } from './place-order';

const WHY = {
  PRICE: 'checkout.cart.soldOut',
  SOLD_OUT: 'checkout.cart.soldOut',
  OPTIONS: 'checkout.again.otherOptions',
  GONE: 'checkout.changes.gone',
} as const satisfies Record<LineChangeKind, MessageId>;

type Changed = Extract<PlacingRefusal, { __typename: 'PriceChanged' | 'SoldOut' }>;

interface Props {
  readonly changed: Changed;
  /** Places it at the new total, minor units. */
  readonly onConfirm: (total: number) => void;
  readonly onClose: () => void;
}

/** What changed on the menu since the shopper looked; nothing is placed until they have seen it and agreed. */
export function ChangesDialog({ changed, onConfirm, onClose }: Props) {
  const { store, shop } = useCart();
  const close = useStepOf('changes', onClose);
  const money = useMoney();
  const currencyCode = shop?.currencyCode ?? 'USD';
  const changes = readFragment(LineChangeFragment, changed.lines);
  const newTotal = changed.__typename === 'PriceChanged' ? changed.newTotal.minor : null;
  const takeOut = () => {
    for (const { lineId } of changes) {
      const line = store.current().cart?.lines.find(({ id }) => id === lineId);
      if (line) store.changeQuantity(line, -line.quantity, line.key);
    }
    close();
  };
  return (
    <Dialog
      footer={
        <div className={styles.actions}>
          <Button onClick={close} variant="ghost">
            <FormattedMessage id="checkout.changes.back" />
          </Button>
          {newTotal === null ? (
            <Button onClick={takeOut}>
              <FormattedMessage id="checkout.changes.takeOut" />
            </Button>
          ) : (
            <Button
              onClick={() => {
                close();
                onConfirm(newTotal);
              }}
            >
              <FormattedMessage
                id="checkout.changes.confirm"
                values={{ total: money({ minor: newTotal, currencyCode }) }}
              />
            </Button>
          )}
        </div>
      }
      isOpen
      onClose={close}
      role="alertdialog"
      title={
        <FormattedMessage id={newTotal === null ? 'checkout.changes.soldOutTitle' : 'checkout.changes.priceTitle'} />
      }
    >
      <p>{changed.message}</p>
      <ul className={styles.changes}>
        {changes.map(({ lineId, kind, productName, before, after }) => (
          <li className={styles.change} key={lineId}>
            <span>{productName}</span>
            {kind === 'PRICE' && after ? (
              <Price
                before={{ minor: before.minor, currencyCode }}
                className={styles.price}
                value={{ minor: after.minor, currencyCode }}
              />
            ) : (
              <span className={styles.gone}>
                <FormattedMessage id={WHY[kind]} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
