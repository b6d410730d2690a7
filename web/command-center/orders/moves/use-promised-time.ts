import { useIntl } from 'react-intl';
import { chosenTime } from '../../../../domain/chosen-time';
import { FAR_MINUTES, minutesLeft } from '../../../../domain/minutes-left';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useShopTime } from '../../kit/time/order-time';
import type { MovingOrder } from './order-moves-fragment';

/** What accepting an order promises: “25 min”, or the clock's time where one was chosen, is far away or has passed. */
export function usePromisedTime({ slotFrom, slotTo, promisedAt }: MovingOrder): string {
  const { formatNumber } = useIntl();
  const { now } = useCommandCenter();
  const shopTime = useShopTime();
  const left = minutesLeft(promisedAt, now);
  const isClock = chosenTime({ slotFrom, slotTo, promisedAt })?.isKept || left <= 0 || left > FAR_MINUTES;
  return isClock ? shopTime(promisedAt) : formatNumber(left, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
}
