import { type RefObject, useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { topDialog } from '../../kit/ui/dialog';
import { type MovingOrder, nextStep } from '../moves/order-moves-fragment';
import { useOrderQuestions } from '../moves/use-order-questions';

const CARD = '[data-order]';
const STEP = '[data-step], button, a[href]';

interface Board {
  readonly area: RefObject<HTMLElement | null>;
  readonly orders: readonly MovingOrder[];
  readonly choose: (id: string) => void;
}

const isVisible = (card: HTMLElement) => card.offsetParent !== null;
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

/**
 * Keys of the board, by their place, so that they work while the keyboard is in Russian: J to the next order, K to the one
 * before; on an order A accepts it as promised, R marks it as ready, E makes its next step, X chooses it, U takes the press
 * back. Letters act on an order that has the focus alone: none of them does anything by accident.
 */
export function useBoardKeys({ area, orders, choose }: Board): void {
  const { held, move } = useOrderQuestions();
  const cards = () => [...(area.current?.querySelectorAll<HTMLElement>(CARD) ?? [])].filter(isVisible);
  const focused = () => document.activeElement?.closest<HTMLElement>(CARD) ?? null;
  const focus = (card: HTMLElement | undefined) => {
    card?.querySelector<HTMLElement>(STEP)?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  };
  const go = (by: 1 | -1) => {
    const all = cards();
    const current = focused();
    const place = current ? all.indexOf(current) + by : 0;
    focus(all[(place + all.length) % all.length]);
  };
  const press = useEffectEvent((key: 'J' | 'K' | 'A' | 'R' | 'E' | 'X' | 'U', event: KeyboardEvent) => {
    if (isTyping(event) || topDialog() !== null) return;
    if (key === 'J' || key === 'K') {
      event.preventDefault();
      go(key === 'J' ? 1 : -1);
      return;
    }
    const card = focused();
    const order = orders.find(({ id }) => id === card?.dataset.order);
    if (!card || !order) return;
    event.preventDefault();
    if (key === 'X') choose(order.id);
    else if (key === 'U') held.undo(order.id);
    else {
      const wanted = key === 'A' ? 'ACCEPTED' : key === 'R' ? 'READY' : nextStep(order);
      if (wanted === null || nextStep(order) !== wanted || held.current().get(order.id)?.version === order.version)
        return;
      // The card goes to another column: the hand goes on with the next one here.
      const [next] = [card.closest('li')?.nextElementSibling, card.closest('li')?.previousElementSibling]
        .map((entry) => entry?.querySelector<HTMLElement>(CARD) ?? undefined)
        .filter((entry) => entry !== undefined);
      move(order, wanted);
      focus(next);
    }
  });
  useEffect(() => {
    const keys = ['J', 'K', 'A', 'R', 'E', 'X', 'U'] as const;
    return tinykeys(
      window,
      Object.fromEntries(keys.map((key) => [`Key${key}`, (event: KeyboardEvent) => press(key, event)])),
    );
  }, []);
}
