import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { SKIPPED } from '../../../document/names';

const nothing = () => () => {};

/** Delay for other work in browsers without `requestIdleCallback`. */
const TURN_MS = 200;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10 * TURN_MS });
  else setTimeout(work, TURN_MS);
}

function waiting(): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[${SKIPPED}]`);
}

function layOut(section: HTMLElement): void {
  section.removeAttribute(SKIPPED);
  section.style.contentVisibility = 'visible';
}

/** Lays out all waiting sections at once, before a jump that needs their positions. */
export function layOutSections(): void {
  for (const section of waiting()) layOut(section);
}

/** The next that waits; what is read stays where it is, also in a browser that does not see to that by itself. */
function layOutNext(): void {
  const [section] = waiting();
  if (!section) return;
  const isAbove = section.getBoundingClientRect().bottom < 0;
  const before = section.offsetHeight;
  layOut(section);
  if (isAbove && !CSS.supports('overflow-anchor', 'auto')) window.scrollBy(0, section.offsetHeight - before);
  requestAnimationFrame(() => whenIdle(layOutNext));
}

/**
 * Lays out the sections that the first paint left out: one after another, while the phone has nothing else to do. On a page
 * that is opened from another one they are laid out at once, for the place where its reader was is looked for in it.
 */
export function LaterSections() {
  const isComingToLife = useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
  // As it was when the page was opened: it changes right after.
  const [waits] = useState(isComingToLife);
  useLayoutEffect(() => {
    if (waits) whenIdle(layOutNext);
    else layOutSections();
  }, [waits]);
  return null;
}
