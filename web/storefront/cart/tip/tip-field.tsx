import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { greatestTip, NO_TIP } from '../../../../domain/tip';
import type { CartShopFragment } from '../../../gql/graphql';
import { TextField } from '../../../ui/form/text-field';
import { amountOf, typedAmount } from '../../../ui/form/typed-amount';
import { useMoney } from '../../../ui/text/use-money';
import { useCartActions } from '../store/cart-context';
import type { CartView } from '../store/cart-view';
import { chosenTip, NONE, OWN, offeredTips } from './tip-choices';
import styles from './tip-field.module.css';

interface Props {
  readonly cart: CartView;
  readonly tips: NonNullable<CartShopFragment['tips']>;
  readonly currencyCode: string;
}

/** What is given on top: one of the tips that are offered, none, or an amount of one's own. The arrow keys move the choice. */
export function TipField({ cart, tips, currencyCode }: Props) {
  const { formatNumber } = useIntl();
  const { store } = useCartActions();
  const money = useMoney();
  const name = useId();
  const [isOwn, setIsOwn] = useState(false);
  const value = isOwn ? OWN : chosenTip(tips, cart);
  const options = [
    { name: NONE, ...NO_TIP, label: <FormattedMessage id="checkout.tip.none" /> },
    ...offeredTips(tips).map((offered) => {
      const { percent, amount } = offered;
      const label =
        percent === null
          ? money({ minor: amount ?? 0, currencyCode })
          : formatNumber(percent / 100, { style: 'percent' });
      return { ...offered, label };
    }),
  ];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <FormattedMessage id="checkout.tip" />
      </legend>
      <div className={styles.choices}>
        {options.map(({ name: choice, label, percent, amount }) => (
          <label className={styles.choice} key={choice}>
            <input
              checked={value === choice}
              className={styles.radio}
              name={name}
              onChange={() => {
                setIsOwn(false);
                store.chooseTip({ percent, amount });
              }}
              type="radio"
            />
            {label}
          </label>
        ))}
        <label className={styles.choice}>
          <input
            checked={value === OWN}
            className={styles.radio}
            name={name}
            onChange={() => setIsOwn(true)}
            type="radio"
          />
          <FormattedMessage id="checkout.tip.other" />
        </label>
      </div>
      {value === OWN && <OwnAmount cart={cart} currencyCode={currencyCode} />}
    </fieldset>
  );
}

/** Begins with what is given so far. Taken over once the field is left, or by Enter. */
function OwnAmount({ cart, currencyCode }: Pick<Props, 'cart' | 'currencyCode'>) {
  const { formatMessage } = useIntl();
  const { store } = useCartActions();
  const money = useMoney();
  const id = useId();
  const [typed, setTyped] = useState(cart.tip > 0 ? typedAmount(cart.tip) : '');
  const [error, setError] = useState<string>();
  const take = () => {
    const amount = amountOf(typed);
    const maximum = greatestTip(cart);
    if (Number.isNaN(amount)) return setError(formatMessage({ id: 'checkout.tip.notAnAmount' }));
    if ((amount ?? 0) > maximum) {
      const values = { maximum: money({ minor: maximum, currencyCode }) };
      return setError(formatMessage({ id: 'checkout.tip.tooLarge' }, values));
    }
    setError(undefined);
    if ((amount ?? 0) !== cart.tip || cart.tipPercent !== null) store.chooseTip({ percent: null, amount });
  };
  return (
    <TextField
      autoComplete="off"
      className={styles.amount}
      enterKeyHint="done"
      error={error}
      id={id}
      inputMode="decimal"
      isOptional
      label={<FormattedMessage id="checkout.tip.amount" />}
      onBlur={take}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The field may stand in the order's own form, which Enter would send.
        event.preventDefault();
        take();
      }}
      value={typed}
    />
  );
}
