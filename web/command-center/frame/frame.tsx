import { Box, Grid } from '@chakra-ui/react';
import ExternalLinkIcon from 'lucide/dist/esm/icons/external-link';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useRevalidator } from 'react-router';
import type { CommandCenterFrameQuery, CommandCenterFrameQueryVariables } from '../../gql/graphql';
import { Icon } from '../../ui/icons/icon';
import { ActivityNotice } from '../insights/activity/activity-notice';
import { useCommandCenter, useMay } from '../kit/context/command-center-context';
import { WaitingContext } from '../kit/context/waiting-context';
import { type Loaded, useFresh } from '../kit/live/use-fresh';
import { ConnectionNotice } from '../kit/page/connection-notice';
import { AlarmBanner } from '../orders/alarm/alarm-banner';
import { useRinging } from '../orders/alarm/use-alarm-sound';
import { PauseBanner } from '../orders/pause/pause-banner';
import { MaintenanceBanner } from '../settings/maintenance/maintenance-banner';
import { HeldBanner } from '../settings/paused-deliveries/paused-banner';
import { FrameQuery } from './frame-query';
import { Keys } from './palette/keys';
import { Shell } from './shell';
import { ShopZone } from './shop-zone';
import { sidebarSections } from './sidebar-sections';
import { KeyTooltips } from './tooltip/key-tooltips';
import { useEntryFocus } from './use-entry-focus';
import { UserMenu } from './user-menu';

interface Props {
  readonly loaded: Loaded<CommandCenterFrameQuery, CommandCenterFrameQueryVariables>;
  /** Of the running program. */
  readonly version: string;
  readonly children: ReactNode;
}

/** What the pages are made with, and rarely changes. */
function basisOf({ session: { user }, channel }: Pick<CommandCenterFrameQuery, 'session' | 'channel'>): string {
  const { name, timeZone, currencyCode, defaultLocale } = channel ?? {};
  return JSON.stringify([user?.staffMemberId, user?.permissions, name, timeZone, currencyCode, defaultLocale]);
}

/** Navigation with what waits for someone, the user's menu, and the connection's state. */
export function Frame({ loaded, version, children }: Props) {
  const { shopName, permissions } = useCommandCenter();
  const { session, channel } = useFresh(FrameQuery, loaded);
  useEntryFocus();
  const maySetUp = useMay('SETTINGS');
  const mayTake = useMay('ORDERS');
  const { revalidate } = useRevalidator();
  // Another session, role or shop name: every page's data is read again. After a sign-out in another tab, or when the
  // session ran out, the loader redirects to the sign-in page.
  const isOther = basisOf({ session, channel }) !== basisOf(loaded.data);
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
  const waiting = channel?.waiting?.totalCount ?? 0;
  // A cook can't take an order: nobody rings for them, and no link leads to what they may not open.
  const [newest] = mayTake ? (channel?.waiting?.nodes ?? []) : [];
  const [oldest = null] = mayTake ? (channel?.alarmed?.nodes ?? []) : [];
  const isAlarm = oldest !== null;
  useRinging(newest?.id ?? null, isAlarm);
  const waitingValue = useMemo(() => ({ count: waiting, isAlarm }), [waiting, isAlarm]);
  return (
    <Shell
      alarm={<AlarmBanner count={channel?.alarmed?.totalCount ?? 0} oldest={oldest} />}
      footer={
        <Grid gap="2">
          <Box
            asChild
            display="flex"
            gap="2"
            alignItems="center"
            minHeight="11"
            color="fg"
            fontSize="sm"
            fontWeight="medium"
          >
            <Link reloadDocument to="/">
              <FormattedMessage id="command-center.toShop" />
              <Icon of={ExternalLinkIcon} size={16} />
            </Link>
          </Box>
          <ShopZone />
          <span>{`Carte ${version}`}</span>
        </Grid>
      }
      sections={sidebarSections(permissions, waiting)}
      shopName={shopName}
      tools={
        <>
          <ActivityNotice />
          <Keys />
          <KeyTooltips />
        </>
      }
      userMenu={session.user && <UserMenu user={session.user} />}
    >
      <ConnectionNotice />
      <HeldBanner reason={channel?.sendingHeldReason ?? 'RESTORED'} since={channel?.sendingHeldSince ?? null} />
      <MaintenanceBanner canEnd={maySetUp} isOn={channel?.isActive === false} />
      <PauseBanner canResume={mayTake} until={channel?.pausedUntil ?? null} />
      <WaitingContext value={waitingValue}>{children}</WaitingContext>
    </Shell>
  );
}
