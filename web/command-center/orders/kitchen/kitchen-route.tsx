import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeviceValue } from '../../../ui/device-value';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { deviceKitchen, deviceStations, kitchenSize } from '../../kit/device/device-settings';
import { useWakeLock } from '../../kit/device/use-wake-lock';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { ConnectionNotice } from '../../kit/page/connection-notice';
import { EmptyState, Notice } from '../../kit/ui/feedback';
import { DealtCards } from '../page/dealt-cards';
import type { Route } from './+types/kitchen-route';
import { dishTotals } from './dish-totals';
import styles from './kitchen-board.module.css';
import { KitchenCard } from './kitchen-card';
import { KitchenHead } from './kitchen-head';
import { KitchenQuery } from './kitchen-query';
import { KitchenTotals, TotalsToggle } from './kitchen-totals';
import { ownLines } from './kitchen-work';
import { useBump } from './use-bump';
import { useFullscreen } from './use-fullscreen';
import { useKitchenView } from './use-kitchen-view';

export const loader = (route: Route.LoaderArgs) => readPage(route, 'KITCHEN', KitchenQuery, {});

/** Room for a dish's name and its amount. */
const COLUMN_EM = 9.75;

/** Dishes to cook, the earliest first; readable from two metres and usable with wet hands. */
export default function Kitchen({ loaderData }: Route.ComponentProps) {
  useWakeLock();
  const { formatMessage } = useIntl();
  const { channel } = useFresh(KitchenQuery, loaderData);
  const area = useRef<HTMLDivElement>(null);
  const size = useDeviceValue(kitchenSize);
  const work = {
    kitchen: useDeviceValue(deviceKitchen),
    stations: new Set(useDeviceValue(deviceStations).split(' ').filter(Boolean)),
  };
  const { tickets, done, isCut } = useKitchenView(channel, area, work);
  const bumps = useBump();
  const { isFull, toggle } = useFullscreen();
  const [isCounting, setIsCounting] = useState(false);
  const real = tickets.filter(({ order }) => !order.isTest);
  const open = real.flatMap(({ dishes }) => ownLines(dishes, work)).filter(({ isMade }) => !isMade);
  const totals = { totals: dishTotals(open), isOpen: isCounting };
  return (
    <div className={styles.board} data-fills-screen data-full={isFull || undefined} data-size={size} ref={area}>
      {isFull && <ConnectionNotice />}
      <KitchenHead
        done={done}
        isFull={isFull}
        kitchens={channel?.warehouses ?? []}
        later={channel?.later?.nodes ?? []}
        onRecall={(order) =>
          void bumps.bump(
            order.id,
            ownLines(order.lines, work).map(({ id }) => id),
            false,
          )
        }
        onToggleFull={toggle}
        stations={channel?.stations ?? []}
        totals={tickets.length > 0 && <TotalsToggle {...totals} onToggle={() => setIsCounting(!isCounting)} />}
      />
      {isCut && (
        <Notice title={formatMessage({ id: 'command-center.kitchen.cut' }, { count: tickets.length })} tone="warning">
          <FormattedMessage id="command-center.kitchen.cutExplained" />
        </Notice>
      )}
      {tickets.length === 0 ? (
        <EmptyState
          icon={<FoodIcon name="cooking" size={72} />}
          title={formatMessage({ id: 'command-center.kitchen.empty' })}
        >
          <FormattedMessage id="command-center.kitchen.emptyExplained" />
        </EmptyState>
      ) : (
        <>
          <KitchenTotals {...totals} />
          <DealtCards
            card={(ticket) => <KitchenCard bumps={bumps} ticket={ticket} work={work} />}
            className={styles.columns}
            columnEm={COLUMN_EM}
            orders={tickets}
            // At other stations the same orders have other dishes, and what is taken off takes room.
            view={[...work.stations, ...tickets.flatMap(({ gone }) => gone.map((dish) => dish.id))].join(' ')}
          />
        </>
      )}
    </div>
  );
}
