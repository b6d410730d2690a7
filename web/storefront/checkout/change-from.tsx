import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
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

/** The banknotes that the courier should bring change for: none, those that people carry, or any other amount. */
export function ChangeFrom({ form, total }: Props) {
  const money = useMoney();
  const { shop } = useCart();
  const { draft, change, leave, errorOf } = form;
  const [isOther, setIsOther] = useState(false);
  const currencyCode = shop?.currencyCode ?? 'USD';
  const amount = amountOf(draft.changeFrom);
  const notes = changeNotes(total, currencyCode);
  // An amount that the total has grown past is no note any more: it has to be seen.
  const isTyped = isOther || (amount !== null && !notes.includes(amount));
  const choose = (changeFrom: string) => {
    setIsOther(false);
    change({ changeFrom });
  };
  return (
    <fieldset className={styles.anchor}>
      <legend className={styles.legend}>
        <FormattedMessage id="checkout.change" />
      </legend>
      <div className={styles.chips}>
        <Chip isActive={amount === null && !isTyped} onPress={() => choose('')}>
          <FormattedMessage id="checkout.change.none" />
        </Chip>
        {notes.map((minor) => (
          <Chip isActive={amount === minor && !isTyped} key={minor} onPress={() => choose(typedAmount(minor))}>
            {money({ minor, currencyCode })}
          </Chip>
        ))}
        <Chip isActive={isTyped} onPress={() => setIsOther(true)}>
          <FormattedMessage id="checkout.change.other" />
        </Chip>
      </div>
      {isTyped && (
        <TextField
          autoComplete="off"
          autoFocus={isOther}
          className={styles.amount}
          enterKeyHint="done"
          error={errorOf('changeFrom')}
          id="checkout-changeFrom"
          inputMode="decimal"
          isOptional
          label={<FormattedMessage id="checkout.change.amount" />}
          name="changeFrom"
          onBlur={() => leave('changeFrom')}
          onChange={({ currentTarget }) => change({ changeFrom: currentTarget.value })}
          // Emptied, or on the way over a banknote's amount, it stays under the fingers.
          onFocus={() => setIsOther(true)}
          value={draft.changeFrom}
        />
      )}
    </fieldset>
  );
}
