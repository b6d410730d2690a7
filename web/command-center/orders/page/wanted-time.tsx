import { Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { chosenTime } from '../../../../domain/chosen-time';
import { useShopTime, useShopTimeRange } from '../../kit/time/order-time';

interface Props {
  readonly order: Parameters<typeof chosenTime>[0];
  /** Beside the minutes that are left, “as soon as possible” is not said. */
  readonly isShort?: boolean;
}

/** For when an order is wanted: “28 Nov, 13:00–13:30”, “as soon as possible, by 13:10”; and what was chosen before it was moved. */
export function WantedTime({ order, isShort = false }: Props) {
  const { promisedAt } = order;
  const shopTime = useShopTime();
  const shopTimeRange = useShopTimeRange();
  const chosen = chosenTime(order);
  if (chosen?.isKept) return <Span display="inline-block">{shopTimeRange(chosen.from, chosen.to)}</Span>;
  if (!promisedAt) return <FormattedMessage id="command-center.time.asap" />;
  const time = shopTime(promisedAt);
  if (chosen) {
    const before = shopTimeRange(chosen.from, chosen.to);
    return <FormattedMessage id="command-center.time.moved" values={{ time, before }} />;
  }
  return <FormattedMessage id={isShort ? 'command-center.time.by' : 'command-center.time.asapBy'} values={{ time }} />;
}
