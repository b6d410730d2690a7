import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../cart/store/cart-context';
import type { OrderedAgain } from '../cart/store/cart-state';

/**
 * Puts the dishes of a past order into the cart and leads to the checkout, after a list of what could not be put in. With a
 * cart that is not empty, a question comes first.
 *
 * @param token - of the order.
 */
export function useOrderAgain(token: string) {
  const { store, cart } = useCart();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState<OrderedAgain | null>(null);
  // The question is a step of the history, which may be left while the server answers.
  const isStep = useRef(false);
  const ask = (isAsked: boolean) => {
    isStep.current = isAsked;
    setIsAsking(isAsked);
  };
  const order = async ({ isInstead }: { readonly isInstead: boolean }) => {
    setIsBusy(true);
    if (isInstead) {
      for (const line of store.current().cart?.lines ?? []) store.changeQuantity(line, -line.quantity, line.key);
    }
    const ordered = await store.orderAgain(token);
    if (ordered && ordered.notAdded.length === 0) await navigate('/checkout', { replace: isStep.current });
    else {
      // Makes room for what could not be added.
      if (isStep.current) await navigate(-1);
      setAnswer(ordered);
    }
    ask(false);
    setIsBusy(false);
  };
  const press = async () => {
    setIsBusy(true);
    // Pressed before the cart was read.
    if (store.current().cart === null) await store.reload();
    const { cart: now, saved } = store.current();
    // A cart that waits for its payment takes nothing: the shop says so.
    if ((now?.quantity ?? 0) === 0 || saved?.heldUntil) return order({ isInstead: false });
    setIsBusy(false);
    return ask(true);
  };
  return {
    isBusy,
    isAsking,
    count: cart?.quantity ?? 0,
    answer,
    press: () => void press(),
    add: () => void order({ isInstead: false }),
    replace: () => void order({ isInstead: true }),
    stopAsking: () => ask(false),
    close: () => setAnswer(null),
  };
}
