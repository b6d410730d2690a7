import { useIntl } from 'react-intl';
import { useShopTime } from '../../kit/time/order-time';
import type { PresentOrder } from './order-moves-fragment';

type LastMove = NonNullable<PresentOrder['lastMove']>;

/** Which words tell of it: a change of the dishes by what became of it, a move by where it led. */
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
