import { useEffect, useMemo, useState } from 'react';
import { Outlet, redirect } from 'react-router';
import { intlZone } from '../../../domain/intl-zone';
import { query } from '../../graphql/query';
import { requestContext } from '../../graphql/request-context';
import { splitLocalePrefix } from '../../i18n/locale-prefix';
import { RouteError } from '../../ui/feedback/route-error';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { Board } from '../kit/context/board';
import { InCommandCenter } from '../kit/context/command-center-context';
import { DirtyGuard } from '../kit/form/dirty-guard';
import { requireStaff } from '../kit/session/require-staff';
import { HOME_PATH, newPasswordPath, ownPage, secondFactorPath } from '../kit/session/return-path';
import { OrderQuestions } from '../orders/moves/order-questions';
import type { Route } from './+types/command-center-route';
import { Frame } from './frame';
import { FrameQuery } from './frame-query';
import { useOrderEvents } from './use-order-events';
import { useShopChanges } from './use-shop-changes';

const TICK_MS = 15_000;

/** The time in milliseconds, moving on by itself. @param loadedAt - the server's, so that both render the same. */
function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, loadedAt);
}

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
  useOrderEvents(board, session.user?.permissions ?? []);
  useShopChanges(board);
  const value = useMemo(
    () => ({
      shopName: channel?.name ?? '',
      timeZone: intlZone(channel?.timeZone ?? 'UTC'),
      countryCode: channel?.countryCode ?? 'US',
      currencyCode: channel?.currencyCode ?? 'USD',
      defaultLocale: channel?.defaultLocale ?? 'en',
      permissions: new Set(session.user?.permissions),
      ownPath: ownPage(HOME_PATH, session.user?.role ?? null),
      now,
      board,
    }),
    [channel, session, now, board],
  );
  return (
    <InCommandCenter value={value}>
      <DirtyGuard>
        <OrderQuestions>
          <Frame loaded={loaderData} version={loaderData.version}>
            <Outlet />
          </Frame>
        </OrderQuestions>
      </DirtyGuard>
    </InCommandCenter>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError />
    </EmptyLayout>
  );
}

interface User {
  readonly mustChangePassword: boolean;
  readonly mustSetUpSecondFactor: boolean;
}

/**
 * Requires a new password after a given one, and the second factor that the shop demands: the API
 * would open nothing to them.
 *
 * @param url - the page that was asked for; what is to be done leads there.
 * @throws a redirect to where it is done, the password first.
 */
function requireDuties(user: User | null | undefined, { pathname, search }: URL): void {
  const to = splitLocalePrefix(pathname).path + search;
  if (user?.mustChangePassword) throw redirect(newPasswordPath(to));
  if (user?.mustSetUpSecondFactor) throw redirect(secondFactorPath(to));
}
