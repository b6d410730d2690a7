import { useEffect, useState } from 'react';

/** The band of the window in which a section counts as being read: below header and category bar, above the middle. */
const READING_BAND = '-132px 0px -55% 0px';

/**
 * The id of the section that is being read; the address follows it, so that a reload or a shared link comes back here.
 *
 * @param ids - of the sections, in the order of the page.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const known = ids.join(' ');
  useEffect(() => {
    const inOrder = known.split(' ');
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        setCurrent((before) => inOrder.find((id) => inSight.has(id)) ?? before);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [known]);

  useEffect(() => {
    const hash = current === null ? '' : `#${current}`;
    // A dish may lie over the list, with an address of its own; and the router's own state has to stay as it is.
    if (!hash || window.location.hash === hash || new URLSearchParams(window.history.state?.masked?.search).has('dish'))
      return;
    window.history.replaceState(window.history.state, '', hash);
  }, [current]);
  return current;
}
