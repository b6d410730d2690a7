import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../cart/store/cart-context';
import type { OrderedAgain } from '../cart/store/cart-state';

/**
 * Puts the dishes of a past order into the cart, and leads to the checkout; what could not be put in is told first. A cart
 * that has something in it is asked about before.
 *
 * @param token - of the order.
 */
export function useOrderAgain(token: string) {
  const { store, cart } = useCart();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState<OrderedAgain | null>(null);
  const order = async ({ isInstead, isStep }: { readonly isInstead: boolean; readonly isStep: boolean }) => {
    setIsBusy(true);
    if (isInstead) {
      for (const line of store.current().cart?.lines ?? []) store.changeQuantity(line, -line.quantity, line.key);
    }
    const ordered = await store.orderAgain(token);
    if (ordered && ordered.notAdded.length === 0) await navigate('/checkout', { replace: isStep });
    else {
      // The question is a step of the history: going back makes room for what could not be added.
      if (isStep) await navigate(-1);
      setAnswer(ordered);
    }
    setIsAsking(false);
    setIsBusy(false);
  };
  const press = async () => {
    setIsBusy(true);
    // Pressed before the cart was read.
    if (store.current().cart === null) await store.reload();
    if ((store.current().cart?.quantity ?? 0) === 0) return order({ isInstead: false, isStep: false });
    setIsBusy(false);
    return setIsAsking(true);
  };
  return {
    isBusy,
    isAsking,
    count: cart?.quantity ?? 0,
    answer,
    press: () => void press(),
    add: () => void order({ isInstead: false, isStep: true }),
    replace: () => void order({ isInstead: true, isStep: true }),
    stopAsking: () => setIsAsking(false),
    close: () => setAnswer(null),
  };
}
