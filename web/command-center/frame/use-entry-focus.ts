import { useEffect } from 'react';
import { CONTENT_ID } from '../../ui/navigation/route-focus';
import { dialogAround, topDialog } from '../kit/ui/dialog';

/** One of several that stand one after the other. Orders have a way of their own: `useKeptFocus`. */
const ENTRY = 'li, tr, article';
const CONTROL = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** Where the focus is: in which entry, and at which of its controls. */
interface Place {
  readonly control: HTMLElement;
  readonly entryIndex: number;
  readonly controlIndex: number;
  /** What it stands in, from the list outwards. */
  readonly around: readonly Element[];
}

const controlsOf = (element: Element | undefined) => [...(element?.querySelectorAll<HTMLElement>(CONTROL) ?? [])];

function entriesOf(list: Element): Element[] {
  return [...list.children].filter((child) => child.matches(ENTRY));
}

function placeOf(control: HTMLElement, content: Element): Place | null {
  const entry = control.closest(ENTRY);
  const list = entry?.parentElement;
  if (!entry || !list || control.closest('[data-order]')) return null;
  const around: Element[] = [];
  for (let element: Element | null = list; element && element !== content; element = element.parentElement) {
    around.push(element);
  }
  return {
    control,
    entryIndex: entriesOf(list).indexOf(entry),
    controlIndex: controlsOf(entry).indexOf(control),
    around,
  };
}

/** The same control of the entry that has moved up; else what is left around the list; else the page itself. */
function goOnAt({ entryIndex, controlIndex, around }: Place, content: HTMLElement): void {
  const [list] = around;
  const entries = list?.isConnected ? entriesOf(list) : [];
  const controls = controlsOf(entries[entryIndex] ?? entries.at(-1));
  const left = around.filter(({ isConnected }) => isConnected).flatMap(controlsOf);
  for (const control of [controls[controlIndex], ...controls, ...left, content]) {
    control?.focus();
    if (control && document.activeElement === control) return;
  }
}

/**
 * Keeps keyboard focus: when the focused entry of a list is deleted, here or by a colleague, the browser drops the focus.
 * It moves to the entry that took its position.
 */
export function useEntryFocus(): void {
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID);
    if (!content) return;
    const stop = new AbortController();
    let last: Place | null = null;
    const remember = ({ target }: FocusEvent) => {
      // A question before something is deleted gives the focus back when it is answered.
      if (!(target instanceof HTMLElement) || dialogAround(target)) return;
      last = target.matches(':focus-visible') && content.contains(target) ? placeOf(target, content) : null;
    };
    const goOn = () => {
      const isLost = document.activeElement === document.body && topDialog() === null;
      if (!last || !isLost || last.control.isConnected) return;
      const place = last;
      last = null;
      goOnAt(place, content);
    };
    document.addEventListener('focusin', remember, { signal: stop.signal });
    // A press of the mouse beside everything is no wish to come back.
    document.addEventListener('pointerdown', () => (last = null), { signal: stop.signal });
    const observer = new MutationObserver(() => {
      if (last) requestAnimationFrame(goOn);
    });
    // The whole page: a question may be taken down after the entry has changed, and only then is the focus lost.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, []);
}
