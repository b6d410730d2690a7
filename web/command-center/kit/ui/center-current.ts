/**
 * Brings the link that is current into the middle of a strip that scrolls sideways on a phone. `scrollIntoView` would move the page
 * too: away from where Back has brought it.
 */
export function centerCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector('[aria-current]');
  if (!strip || !current) return;
  const [frame, link] = [strip.getBoundingClientRect(), current.getBoundingClientRect()];
  strip.scrollLeft += (link.left + link.right - frame.left - frame.right) / 2;
}
