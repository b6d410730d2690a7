// Runs in the menu, before it is painted: where this device has favourites, `data-favourites` leaves room for their row.
import { FAVOURITES_KEY } from './favourites-key';

try {
  const kept = localStorage.getItem(FAVOURITES_KEY);
  if (kept && kept !== '[]') document.documentElement.dataset.favourites = '';
} catch {
  // A browser that keeps nothing has none.
}
