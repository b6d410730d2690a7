import { type RefObject, useEffect, useRef } from 'react';

/** What the focus was in: an order by its id, and its place among the others. */
interface Place {
  readonly id: string;
  readonly index: number;
}

const ORDER = '[data-order]';
const CONTROL = 'button:not([disabled]), a[href]';

/**
 * Keeps keyboard focus: when an order moves on the page or leaves it, the browser drops the focus.
 * It follows the order, or moves to the one that took its position.
 *
 * @param key - changes when orders come, go or change places.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, key: string): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      // Only focus by keyboard is kept; touch users have moved on.
      const isByKeys = target instanceof Element && target.matches(':focus-visible');
      const order = isByKeys ? target.closest<HTMLElement>(ORDER) : null;
      const id = order?.dataset.order;
      last.current = order && id ? { id, index: [...element.querySelectorAll(ORDER)].indexOf(order) } : null;
    };
    const stop = new AbortController();
    element.addEventListener('focusin', remember, { signal: stop.signal });
    // A press of the mouse beside everything is no wish to come back.
    document.addEventListener('pointerdown', () => (last.current = null), { signal: stop.signal });
    return () => stop.abort();
  }, [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what has changed in the page
  useEffect(() => {
    const place = last.current;
    if (!place || document.activeElement !== document.body) return;
    const orders = [...(area.current?.querySelectorAll<HTMLElement>(ORDER) ?? [])];
    const next =
      orders.find(({ dataset }) => dataset.order === place.id) ?? orders[Math.min(place.index, orders.length - 1)];
    controlOf(next)?.focus();
  }, [area, key]);
}

/** Puts the focus on an order's first thing to do, wherever the page shows it. */
export function focusOrder(id: string): void {
  controlOf([...document.querySelectorAll<HTMLElement>(ORDER)].find(({ dataset }) => dataset.order === id))?.focus();
}

/** The step on, where there is one. */
function controlOf(order: HTMLElement | undefined): HTMLElement | null {
  return order?.querySelector<HTMLElement>('[data-step]') ?? order?.querySelector<HTMLElement>(CONTROL) ?? null;
}
