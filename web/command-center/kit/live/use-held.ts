import { type RefObject, useEffect, useRef, useState } from 'react';

interface Options {
  /** Nothing changes at all as long as it is set: something is being dragged. */
  readonly isStill?: boolean;
}

/** After the last sign of a finger or a mouse in the list. */
const REST_MS = 800;
/** The longest time that a moving pointer delays new orders. */
const LONGEST_MS = 4_000;
/** Presses this soon after a change of the list are ignored. */
const SETTLING_MS = 350;

/**
 * Delays changes of a list while the pointer is over it, and ignores presses right after a change, which were meant for
 * the former entry. Lists between which an order moves must be passed as one value, or the order would appear twice for
 * a while.
 *
 * @param value - the same object until it is read again.
 * @param key - changes when entries come, go or change places.
 */
export function useHeld<Value>(
  value: Value,
  key: string,
  area: RefObject<HTMLElement | null>,
  { isStill = false }: Options = {},
): Value {
  const [shown, setShown] = useState({ value, key });
  const touchedAt = useRef(0);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const stop = new AbortController();
    const touch = () => {
      touchedAt.current = Date.now();
    };
    for (const event of ['pointerdown', 'pointermove', 'pointerup'] as const) {
      element.addEventListener(event, touch, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, [area]);
  useEffect(() => {
    const isSame = key === shown.key;
    if (value === shown.value || isStill) return;
    const since = Date.now();
    const show = () => {
      const now = Date.now();
      const isRestless = !isSame && now - touchedAt.current < REST_MS && now - since < LONGEST_MS;
      if (isRestless) {
        timer = setTimeout(show, REST_MS / 4);
        return;
      }
      setShown({ value, key });
      if (!isSame) settle(area.current);
    };
    let timer = setTimeout(show, 0);
    return () => clearTimeout(timer);
  }, [value, key, shown, area, isStill]);
  return shown.value;
}

function settle(element: HTMLElement | null): void {
  if (!element) return;
  element.style.pointerEvents = 'none';
  setTimeout(() => {
    element.style.pointerEvents = '';
  }, SETTLING_MS);
}
