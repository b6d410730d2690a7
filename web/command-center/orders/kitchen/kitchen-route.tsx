import { Box, chakra, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { useWakeLock } from '../../kit/device/use-wake-lock';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { ConnectionNotice } from '../../kit/page/connection-notice';
import { EmptyState, Notice } from '../../kit/ui/feedback';
import type { Route } from './+types/kitchen-route';
import { dishTotals } from './dish-totals';
import { KitchenCard } from './kitchen-card';
import { KitchenHead } from './kitchen-head';
import { KitchenQuery } from './kitchen-query';
import { KitchenTotals } from './kitchen-totals';
import { useTickedLines } from './ticked-lines';
import { useFullscreen } from './use-fullscreen';
import { useKitchenView } from './use-kitchen-view';

// Sizes below hang on this one: a screen on the wall is further away than one in the hand.
const KITCHEN_LOOK = {
  fontSize: 'clamp(1rem, 0.75rem + 0.4vw, 1.75rem)',
  '&[data-full]': {
    position: 'fixed',
    zIndex: '40',
    inset: '0',
    overflowY: 'auto',
    padding: '4',
    background: 'bg.subtle',
  },
} as const;

export const loader = (route: Route.LoaderArgs) => readPage(route, 'KITCHEN', KitchenQuery, {});

/** Dishes to cook, the earliest first; readable from two metres and usable with wet hands. */
export default function Kitchen({ loaderData }: Route.ComponentProps) {
  useWakeLock();
  const { formatMessage } = useIntl();
  const { channel } = useFresh(KitchenQuery, loaderData);
  const area = useRef<HTMLDivElement>(null);
  const { orders, isCut } = useKitchenView(channel, area);
  const totals = dishTotals(
    orders.flatMap(({ lines }) => lines),
    useTickedLines(),
  );
  const { isFull, toggle } = useFullscreen();
  return (
    <Box css={KITCHEN_LOOK} data-full={isFull || undefined} ref={area}>
      {isFull && <ConnectionNotice />}
      <KitchenHead isFull={isFull} later={channel?.later?.nodes ?? []} onToggleFull={toggle} />
      {isCut && (
        <Notice title={formatMessage({ id: 'command-center.kitchen.cut' }, { count: orders.length })} tone="warning">
          <FormattedMessage id="command-center.kitchen.cutExplained" />
        </Notice>
      )}
      {orders.length === 0 ? (
        <EmptyState
          icon={<FoodIcon name="cooking" size={72} />}
          title={formatMessage({ id: 'command-center.kitchen.empty' })}
        >
          <FormattedMessage id="command-center.kitchen.emptyExplained" />
        </EmptyState>
      ) : (
        <Grid
          gap="4"
          alignItems={{ xl: 'start' }}
          templateColumns={{ xl: 'minmax(0, 1fr) 15em' }}
          css={{
            '& > :first-child': {
              xl: {
                position: 'sticky',
                top: 'calc(var(--header-height) + var(--space-4))',
                gridColumn: '2',
                gridRow: '1',
              },
            },
          }}
        >
          <KitchenTotals totals={totals} />
          <chakra.ul
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(18em, 100%), 1fr))"
            gap="3"
            alignItems="start"
            padding="0"
            listStyle="none"
          >
            {orders.map((order) => (
              <li key={order.id}>
                <KitchenCard order={order} />
              </li>
            ))}
          </chakra.ul>
        </Grid>
      )}
    </Box>
  );
}
