// Runs in the page, before it is painted: `--live-orders` says for how many orders of this device the bar needs room.
import { ORDERS_KEY, readOrders } from './kept-orders';

try {
  const live = readOrders(localStorage.getItem(ORDERS_KEY) ?? '[]', Date.now()).filter(({ isOver }) => !isOver);
  document.documentElement.style.setProperty('--live-orders', String(live.length));
} catch {
  // A browser that keeps nothing has none.
}
