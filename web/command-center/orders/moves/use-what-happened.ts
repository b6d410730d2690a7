import { useIntl } from 'react-intl';
import { useShopTime } from '../../kit/time/order-time';
import type { MovingOrder } from './order-moves-fragment';

/** “Olga accepted it at 7:02 PM.” Null for an order of which nothing is known. */
export function useWhatHappened(): (order: Pick<MovingOrder, 'lastMove'>) => string | null {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  return ({ lastMove }) => {
    if (!lastMove) return null;
    const { by, actor, at, to, isDelay, isStepBack } = lastMove;
    return formatMessage(
      { id: 'command-center.changed.what' },
      {
        what: isDelay ? 'DELAYED' : isStepBack ? 'STEPPED_BACK' : to,
        name: by ?? formatMessage({ id: `command-center.changed.by.${actor}` }),
        time: shopTime(at),
      },
    );
  };
}
