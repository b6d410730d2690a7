import { type RefObject, useLayoutEffect, useState } from 'react';

interface Layout {
  readonly columnCount: number;
  /** Changes when cards take other room: another width, another size, the shop's own letters. */
  readonly key: string;
}

const UNKNOWN: Layout = { columnCount: 1, key: '' };

/** The columns of so many `em` that an element has room for; one until that is known. */
export function useColumns(element: RefObject<HTMLElement | null>, columnEm: number): Layout {
  const [layout, setLayout] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(list).fontSize);
      const columnCount = Math.max(1, Math.floor(list.clientWidth / (columnEm * em)));
      const key = `${list.clientWidth} ${em} ${document.fonts.status}`;
      setLayout((known) => (known.key === key ? known : { columnCount, key }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    document.fonts.addEventListener('loadingdone', measure);
    measure();
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [element, columnEm]);
  return layout;
}

interface Heights {
  readonly key: string;
  readonly byOrder: ReadonlyMap<string, number>;
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * How tall each order's card was when it came: as long as `key` stays, a card that shrinks because its dishes are made moves no
 * other one to another column. Measured before the browser paints.
 *
 * @param ids - of the orders whose cards stand in the element.
 */
export function useCardHeights(
  element: RefObject<HTMLElement | null>,
  ids: readonly string[],
  key: string,
): ReadonlyMap<string, number> {
  const [heights, setHeights] = useState<Heights>({ key: '', byOrder: NONE });
  const known = heights.key === key ? heights.byOrder : NONE;
  const unknown = ids.filter((id) => !known.has(id)).join(' ');
  useLayoutEffect(() => {
    const measure = () => {
      const wanted = new Set(unknown.split(' '));
      const cards = [...(element.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
      const fresh = cards.flatMap((card) => {
        const { order } = card.dataset;
        return order && wanted.has(order) ? [[order, card.offsetHeight] as const] : [];
      });
      if (fresh.length > 0) setHeights({ key, byOrder: new Map([...known, ...fresh]) });
    };
    measure();
  }, [element, unknown, key, known]);
  return known;
}
