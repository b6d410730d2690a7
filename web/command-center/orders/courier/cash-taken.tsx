import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { type CurrencyCode, minor } from '../../../../domain/money';
import { useMoney } from '../../../ui/text/use-money';

interface Amount {
  readonly minor: number;
  readonly currencyCode: CurrencyCode;
}

interface Props {
  readonly taken: Amount;
  readonly due: Amount;
}

/** Cash that a courier took, and by how much it is short. */
export function CashTaken({ taken, due }: Props) {
  const money = useMoney();
  const short = minor(due.minor - taken.minor);
  if (short <= 0) return money(taken);
  return (
    <Text as="span" color="fg.error" fontWeight="semibold">
      <FormattedMessage
        id="command-center.courier.short"
        values={{ taken: money(taken), due: money(due), short: money({ ...taken, minor: short }) }}
      />
    </Text>
  );
}
