import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Shorter ones are a finger that trembles while it scrolls. */
const LEAST_PX = 64;

/** A finger that draws sideways across an element; `touch-action: pan-y` leaves such moves to the page. */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const area = element.current;
    if (!area) return;
    const start = { x: 0, y: 0 };
    const stop = new AbortController();
    area.addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => Object.assign(start, { x: clientX, y: clientY }),
      stop,
    );
    area.addEventListener(
      'pointerup',
      ({ clientX, clientY, pointerType }) => {
        const [x, y] = [clientX - start.x, clientY - start.y];
        if (pointerType === 'touch' && Math.abs(x) > LEAST_PX && Math.abs(x) > 2 * Math.abs(y)) swipe(x < 0 ? 1 : -1);
      },
      stop,
    );
    return () => stop.abort();
  }, [element]);
}
