import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/message-ids';
import { useMoney } from '../../../ui/text/use-money';
import type { CartZone } from '../store/cart-zone';

/** What a zone asks, in one line: in a choice with its name, or on its own. */
export function useZoneTexts(currencyCode: string) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const amount = (value: { readonly minor: number } | null) => (value ? money({ ...value, currencyCode }) : 'none');
  const text = (id: MessageId, { name, fee, freeFrom, minimum, minutes }: CartZone) => {
    const isFree = fee?.minor === 0;
    const values = { name, minutes, fee: isFree ? 'free' : amount(fee), minimum: amount(minimum) };
    return formatMessage({ id }, { ...values, freeFrom: isFree ? 'none' : amount(freeFrom) });
  };
  return {
    /** “Old town — ₾3, free from ₾40, about 40 min”. */
    choice: (zone: CartZone) => text('checkout.zone.choice', zone),
    /** “Delivery ₾3, free from ₾40, about 40 min”. */
    terms: (zone: CartZone) => text('checkout.zone.terms', zone),
  };
}
