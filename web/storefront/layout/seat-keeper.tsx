import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCart } from '../cart/store/cart-context';
import { deviceSeat, useSeat } from '../device/device-seat';
import { seatOf, TABLE_PARAMETER, withoutSeat } from '../device/seat';

/** Takes the seat that the scanned address names, out of the address; the next address seats nobody. */
function useScannedTable(): void {
  const [parameters, setParameters] = useSearchParams();
  const isScanned = parameters.has(TABLE_PARAMETER);
  useEffect(() => {
    if (!isScanned) return;
    const seat = seatOf(parameters, Date.now());
    if (seat) deviceSeat.set(seat);
    setParameters(withoutSeat(parameters), { replace: true, preventScrollReset: true });
  }, [isScanned, parameters, setParameters]);
}

/**
 * Keeps the table in the cart, and the cart one that is not delivered: at the first scan, and in the cart of the next
 * course. A shopper who switches to delivery all the same keeps that: their cart knows its table already.
 */
export function SeatKeeper() {
  useScannedTable();
  const { status, shop, saved, store } = useCart();
  const seat = useSeat();
  const isReady = status === 'ready' && shop?.isPickupAvailable;
  const table = isReady ? (seat?.table ?? null) : null;
  const isKept = saved?.table === table;
  useEffect(() => {
    if (table !== null && !isKept) void store.update({ deliveryMethod: 'PICKUP', table });
  }, [table, isKept, store]);
  return null;
}
