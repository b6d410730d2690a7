import { type RefObject, useEffect, useState } from 'react';

/** How many columns of so many `em` an element has room for; one until it is known. */
export function useColumnCount(element: RefObject<HTMLElement | null>, columnEm: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(list).fontSize);
      setCount(Math.max(1, Math.floor(list.clientWidth / (columnEm * em))));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    measure();
    return () => observer.disconnect();
  }, [element, columnEm]);
  return count;
}
