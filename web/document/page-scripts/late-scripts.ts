// Runs at the end of the page, and lets what waits go on once something was painted. A page in the background is not
// painted: its scripts come at once, for the moment when somebody looks. The page is marked as touched once somebody moves
// in it: from then on no part of it is left out (`category-section.module.css`). One that turns out to be in sight, by more
// than its heading, is not left out either.
import { LATER, SKIPPED } from '../names';

/** How long to wait at most: for a paint that is never reported, and for scripts that don't come. */
const PATIENCE_MS = 5_000;
const HEADING_PX = 100;
/**
 * Has the browser find what writes prices and times: see `look-up-locales.ts`. Asked for before the scripts, behind which
 * its low priority would put it on a slow line; and last of all here, so that a browser without workers loses nothing else.
 */
const LOCALE_LOOKUP = '/look-up-locales.js';

const nonce = document.currentScript?.nonce ?? '';
let isBegun = false;

function touch(): void {
  document.documentElement.dataset.touched = '';
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  for (const part of document.querySelectorAll<HTMLElement>(`[${SKIPPED}]`)) {
    if (part.getBoundingClientRect().top + HEADING_PX < innerHeight) part.style.contentVisibility = 'visible';
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${LATER}]`)) {
    link.rel = link.dataset.later ?? '';
    delete link.dataset.later;
  }
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[${LATER}]`)) {
    const script = document.createElement('script');
    script.type = waiting.dataset.later ?? '';
    script.nonce = nonce;
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  }
}

for (const event of ['scroll', 'keydown', 'pointerdown'])
  addEventListener(event, touch, { capture: true, once: true, passive: true });
setTimeout(touch, PATIENCE_MS);
if (scrollY) touch();
if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) begin();
else {
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, PATIENCE_MS);
}
new Worker(LOCALE_LOOKUP);
