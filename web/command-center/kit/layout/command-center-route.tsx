import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { query } from '../../../graphql/query';
import { requestContext } from '../../../graphql/request-context';
import { RouteError } from '../../../ui/feedback/route-error';
import { EmptyLayout } from '../../../ui/layout/empty-layout';
import { requireDuties } from '../../access/session/require-duties';
import { requireStaff } from '../../access/session/require-staff';
import { Board } from '../../orders/live/board';
import { useNow } from '../../orders/live/use-now';
import { useOrderEvents } from '../../orders/live/use-order-events';
import { useShopChanges } from '../../orders/live/use-shop-changes';
import { OrderQuestions } from '../../orders/page/order-questions';
import { DirtyGuard } from '../form/dirty-guard';
import type { Route } from './+types/command-center-route';
import { CommandCenterContext } from './command-center-context';
import { Frame } from './frame';
import { FrameQuery } from './frame-query';
import { intlZone } from './intl-zone';

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, FrameQuery, variables);
  requireStaff(data.session.user, url);
  requireDuties(data.session.user, url);
  const { version } = context.get(requestContext);
  return { data, variables, version, loadedAt: Date.now() };
}

/** What staff see around every page. One subscription serves them all. */
export default function CommandCenter({ loaderData }: Route.ComponentProps) {
  const [board] = useState(() => new Board());
  const now = useNow(loaderData.loadedAt);
  const { channel, session } = loaderData.data;
  useOrderEvents(board, session.user?.permissions.includes('ORDERS') ?? false);
  useShopChanges(board);
  const value = useMemo(
    () => ({
      shopName: channel?.name ?? '',
      timeZone: intlZone(channel?.timeZone ?? 'UTC'),
      countryCode: channel?.countryCode ?? 'US',
      currencyCode: channel?.currencyCode ?? 'USD',
      defaultLocale: channel?.defaultLocale ?? 'en',
      permissions: new Set(session.user?.permissions),
      now,
      board,
    }),
    [channel, session, now, board],
  );
  return (
    <CommandCenterContext value={value}>
      <DirtyGuard>
        <OrderQuestions>
          <Frame loaded={loaderData} version={loaderData.version}>
            <Outlet />
          </Frame>
        </OrderQuestions>
      </DirtyGuard>
    </CommandCenterContext>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError />
    </EmptyLayout>
  );
}
