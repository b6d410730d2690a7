import type { CartStore } from '../cart/store/cart-store';
import { chosenHouse } from './chosen-house';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Has the order brought to a place that is no suggested house: the street that is typed afterwards leaves it as it is.
 *
 * @returns whether the server took it.
 */
export async function choosePlace(store: CartStore, { latitude, longitude }: Place): Promise<boolean> {
  const answer = await store.update({ latitude, longitude });
  const isTaken = answer?.__typename === 'Cart';
  if (isTaken) chosenHouse.set(null);
  return isTaken;
}
