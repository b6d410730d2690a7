import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCart } from '../cart/store/cart-context';
import { REMOVE_PROMO_ID } from '../cart/view/promo-row';

/** The link that opens the field: where the focus goes once a code is off. */
export const OPEN_PROMO_ID = 'open-promo-code';
export const PROMO_FIELD_ID = 'promo-code';

export interface PromoCodeControl {
  /** There is a code on the cart: its row among the totals takes the field's place. */
  readonly isOn: boolean;
  readonly isOpen: boolean;
  readonly typed: string;
  /** Why the code was refused; undefined as long as nothing was, or once something else is typed. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** What became of it, for a screen reader. */
  readonly said: string;
  readonly open: () => void;
  readonly type: (typed: string) => void;
  readonly apply: () => void;
  readonly remove: () => void;
}

/** What the shopper does with a promo code, and where the focus goes meanwhile: never lost with what it stood on. */
export function usePromoCode(): PromoCodeControl {
  const { store, cart } = useCart();
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  // An object of its own each time: the same element can be asked for again.
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  async function apply(): Promise<void> {
    if (isBusy) return;
    if (typed.trim() === '') {
      setFocus({ id: PROMO_FIELD_ID });
      return setError(formatMessage({ id: 'checkout.promo.required' }));
    }
    setIsBusy(true);
    setError(undefined);
    const answer = await store.applyPromo(typed);
    setIsBusy(false);
    if (answer?.__typename === 'Cart') {
      setTyped('');
      setIsOpen(false);
      // The row of a code that waits says why as an alert.
      setSaid(store.current().cart?.promo?.problem ? '' : formatMessage({ id: 'checkout.promo.applied' }));
      return setFocus({ id: REMOVE_PROMO_ID });
    }
    setError(answer?.message ?? formatMessage({ id: 'checkout.promo.notSent' }));
    setFocus({ id: PROMO_FIELD_ID });
  }

  async function remove(): Promise<void> {
    if (!(await store.removePromo())) return;
    setSaid(formatMessage({ id: 'checkout.promo.removed' }));
    setFocus({ id: OPEN_PROMO_ID });
  }

  return {
    isOn: Boolean(cart?.promo),
    isOpen,
    typed,
    error,
    isBusy,
    said,
    open: () => {
      setIsOpen(true);
      setFocus({ id: PROMO_FIELD_ID });
    },
    type: (text) => {
      setTyped(text);
      setError(undefined);
    },
    apply: () => void apply(),
    remove: () => void remove(),
  };
}
