import { lazy, Suspense } from 'react';
import { useDeviceValue } from '../../ui/device-value';
import { useNonce } from '../../ui/theme/nonce';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { deviceOrders } from './device-orders';
import styles from './live-order-bar.module.css';
import liveOrdersRoomScript from './live-orders-room.ts?page-script';

const LiveOrders = lazy(async () => ({ default: (await import('./live-orders')).LiveOrders }));

/**
 * Nothing for who waits for no order: what it takes is loaded with the first. The page is the same for everybody: a script
 * in it leaves the room before anything is painted, so that nothing moves under a finger.
 */
export function LiveOrderBar() {
  const nonce = useNonce();
  const isHydrated = useIsHydrated();
  const live = useDeviceValue(deviceOrders).filter(({ isOver }) => !isOver);
  if (!isHydrated) {
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: liveOrdersRoomScript }} nonce={nonce} suppressHydrationWarning />
        <div className={styles.room} />
      </>
    );
  }
  if (live.length === 0) return null;
  return (
    <Suspense fallback={<div className={styles.room} style={{ '--live-orders': live.length }} />}>
      <LiveOrders orders={live} />
    </Suspense>
  );
}
