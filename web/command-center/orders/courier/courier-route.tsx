import { Grid, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment } from '../../../gql/fragment-masking';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { ChoiceField } from '../../kit/device/device-fields';
import { DeviceMenu } from '../../kit/device/device-menu';
import { mapApp } from '../../kit/device/device-settings';
import { useWakeLock } from '../../kit/device/use-wake-lock';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { EmptyState } from '../../kit/ui/feedback';
import type { Route } from './+types/courier-route';
import { BroughtOrders } from './brought-orders';
import { CourierCard } from './courier-card';
import { CourierOrderFragment, CourierQuery } from './courier-query';
import { FreeOrder } from './free-order';
import { OrderSection } from './order-section';

export const loader = (route: Route.LoaderArgs) => readPage(route, 'COURIER_ORDERS', CourierQuery, {});

/** What a courier has to bring, on the phone that they carry. */
export default function Courier({ loaderData }: Route.ComponentProps) {
  useWakeLock();
  const { formatMessage } = useIntl();
  const { channel } = useFresh(CourierQuery, loaderData);
  const work = channel?.courierWork ?? [];
  const ordersOf = (isWanted: (order: (typeof work)[number]) => boolean) =>
    readFragment(CourierOrderFragment, work.filter(isWanted));
  const mine = ordersOf(({ isMine, status }) => isMine && status !== 'COMPLETED');
  const free = ordersOf(({ isMine }) => !isMine);
  const brought = ordersOf(({ isMine, status }) => isMine && status === 'COMPLETED');
  return (
    <>
      <PageHead
        corner={
          <DeviceMenu>
            <ChoiceField
              choice={mapApp}
              label={<FormattedMessage id="command-center.courier.maps" />}
              nameOf={(app) => formatMessage({ id: `command-center.courier.map.${app}` })}
            />
          </DeviceMenu>
        }
        title={formatMessage({ id: 'command-center.courier.title' })}
      />
      {mine.length + free.length === 0 && (
        <EmptyState
          icon={<FoodIcon name="takeout-box" size={72} />}
          title={formatMessage({ id: 'command-center.courier.empty' })}
        >
          <Text>
            <FormattedMessage id="command-center.courier.emptyExplained" />
          </Text>
        </EmptyState>
      )}
      <Stack gap="8">
        <OrderSection count={mine.length} title={formatMessage({ id: 'command-center.courier.mine' })}>
          <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            {mine.map((order) => (
              <CourierCard key={order.orderId} order={order} />
            ))}
          </Grid>
        </OrderSection>
        <OrderSection count={free.length} title={formatMessage({ id: 'command-center.courier.free' })}>
          <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            {free.map((order) => (
              <FreeOrder key={order.orderId} order={order} />
            ))}
          </Grid>
        </OrderSection>
        <OrderSection count={brought.length} title={formatMessage({ id: 'command-center.courier.brought' })}>
          <BroughtOrders orders={brought} />
        </OrderSection>
      </Stack>
    </>
  );
}
