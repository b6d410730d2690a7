import { FormattedMessage, useIntl } from 'react-intl';
import { Chip } from '../../ui/form/chip';
import { TextField } from '../../ui/form/text-field';
import { amountOf, typedAmount } from '../../ui/form/typed-amount';
import { useMoney } from '../../ui/text/use-money';
import { useCart } from '../cart/store/cart-context';
import { changeNotes } from './change-notes';
import styles from './fields.module.css';
import type { CheckoutForm } from './use-checkout-form';

interface Props {
  readonly form: CheckoutForm;
  /** Minor units. */
  readonly total: number;
}

/** The banknotes that the courier should bring change for. */
export function ChangeFrom({ form, total }: Props) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { shop } = useCart();
  const { draft, change, leave, errorOf } = form;
  const currencyCode = shop?.currencyCode ?? 'USD';
  const amount = amountOf(draft.changeFrom);
  return (
    <div className={styles.anchor}>
      <TextField
        autoComplete="off"
        className={styles.amount}
        enterKeyHint="done"
        error={errorOf('changeFrom')}
        hint={<FormattedMessage id="checkout.change.hint" />}
        id="checkout-changeFrom"
        inputMode="decimal"
        isOptional
        label={<FormattedMessage id="checkout.change" />}
        maxLength={12}
        name="changeFrom"
        onBlur={() => leave('changeFrom')}
        onChange={({ currentTarget }) => change({ changeFrom: currentTarget.value })}
        value={draft.changeFrom}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: quick amounts of the field above, not fields of their own */}
      <div aria-label={formatMessage({ id: 'checkout.change' })} className={styles.chips} role="group">
        <Chip isActive={amount === null} onPress={() => change({ changeFrom: '' })}>
          <FormattedMessage id="checkout.change.none" />
        </Chip>
        {changeNotes(total, currencyCode).map((minor) => (
          <Chip isActive={amount === minor} key={minor} onPress={() => change({ changeFrom: typedAmount(minor) })}>
            {money({ minor, currencyCode })}
          </Chip>
        ))}
      </div>
    </div>
  );
}
