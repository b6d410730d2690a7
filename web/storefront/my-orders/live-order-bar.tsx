import { lazy, Suspense } from 'react';
import { useDeviceValue } from '../../ui/device-value';
import { deviceOrders } from './device-orders';

const LiveOrders = lazy(async () => ({ default: (await import('./live-orders')).LiveOrders }));

/** Nothing for who waits for no order: what it takes is loaded with the first. */
export function LiveOrderBar() {
  const live = useDeviceValue(deviceOrders).filter(({ isOver }) => !isOver);
  if (live.length === 0) return null;
  return (
    <Suspense>
      <LiveOrders orders={live} />
    </Suspense>
  );
}
