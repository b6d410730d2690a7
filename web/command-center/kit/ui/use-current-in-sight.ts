import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the link that is current into the middle of a strip that scrolls sideways on a phone. `scrollIntoView` would move the page
 * too: away from where Back has brought it. A strip that was scrolled before the scripts came stays as it is: a finger may
 * be over another link.
 *
 * @param current - changes with the current link.
 */
export function useCurrentInSight(strip: RefObject<HTMLElement | null>, current: string): void {
  const last = useRef<string>(null);
  useEffect(() => {
    const isFirst = last.current === null;
    last.current = current;
    const link = strip.current?.querySelector('[aria-current]');
    if (!strip.current || !link || (isFirst && strip.current.scrollLeft > 0)) return;
    const [frame, box] = [strip.current.getBoundingClientRect(), link.getBoundingClientRect()];
    strip.current.scrollBy({ left: (box.left + box.right - frame.left - frame.right) / 2, behavior: 'instant' });
  }, [strip, current]);
}
