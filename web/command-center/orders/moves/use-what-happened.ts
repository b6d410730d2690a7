import { useIntl } from 'react-intl';
import { useShopTime } from '../../kit/time/order-time';
import type { PresentOrder } from './order-moves-fragment';

type LastMove = NonNullable<PresentOrder['lastMove']>;

/** Which message describes a move: for a change of dishes by its state, for others by the status that it led to. */
function whatOf({ to, actor, amendment, isDelay, isStepBack }: LastMove) {
  if (amendment === 'APPLIED') return actor === 'STAFF' ? 'AMENDED' : 'AGREED';
  if (amendment) return amendment === 'PROPOSED' ? 'PROPOSED' : 'KEPT';
  if (isDelay) return 'DELAYED';
  return isStepBack ? 'STEPPED_BACK' : to;
}

/** “Olga accepted it at 7:02 PM.” Null for an order of which nothing is known. */
export function useWhatHappened(): (order: Pick<PresentOrder, 'lastMove'>) => string | null {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  return ({ lastMove }) => {
    if (!lastMove) return null;
    const { by, actor, at } = lastMove;
    return formatMessage(
      { id: 'command-center.changed.what' },
      {
        what: whatOf(lastMove),
        name: by ?? formatMessage({ id: `command-center.changed.by.${actor}` }),
        time: shopTime(at),
      },
    );
  };
}
