import { FormattedMessage, useIntl } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { typedAmount } from '../../ui/form/typed-amount';
import { useMoney } from '../../ui/text/use-money';
import type { CartView } from '../cart/store/cart-view';
import { chosenTip, NONE, OWN, offeredTips } from '../cart/tip/tip-choices';
import { Section } from '../checkout/section';

interface Props {
  readonly cart: CartView;
  readonly tips: NonNullable<CartShopFragment['tips']>;
  readonly currencyCode: string;
  readonly error: string | undefined;
}

/** The tip in fields that need no script. */
export function PlainTip({ cart, tips, currencyCode, error }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const chosen = chosenTip(tips, cart);
  return (
    <Section title={<FormattedMessage id="checkout.tip" />}>
      <SelectField
        defaultValue={chosen}
        id="plain-tipChoice"
        label={<FormattedMessage id="checkout.tip" />}
        name="tipChoice"
      >
        <option value={NONE}>{formatMessage({ id: 'checkout.tip.none' })}</option>
        {offeredTips(tips).map(({ name, percent, amount }) => (
          <option key={name} value={name}>
            {percent === null
              ? money({ minor: amount ?? 0, currencyCode })
              : formatNumber(percent / 100, { style: 'percent' })}
          </option>
        ))}
        <option value={OWN}>{formatMessage({ id: 'checkout.tip.other' })}</option>
      </SelectField>
      <TextField
        autoComplete="off"
        defaultValue={chosen === OWN ? typedAmount(cart.tip) : ''}
        error={error}
        hint={<FormattedMessage id="checkout.plain.tipAmount" />}
        id="plain-tipAmount"
        inputMode="decimal"
        isOptional
        label={<FormattedMessage id="checkout.tip.amount" />}
        name="tipAmount"
      />
    </Section>
  );
}
