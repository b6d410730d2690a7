import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FIELD_ID, focusSearchField } from './search-focus';

/** Of the list that arrow keys walk through. */
export const RESULTS_ID = 'search-results';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys walk from the field into the dishes, from one to the next, and back.
 *
 * @returns whether the key meant that.
 */
function walkResults(key: string, from: Element): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${RESULTS_ID} article :is(h2, h3) a`)];
  const isField = from.id === FIELD_ID;
  const place = from instanceof HTMLAnchorElement ? links.indexOf(from) : -1;
  if (!isField && place < 0) return false;
  if (key === 'Escape') return !isField && focusSearchField();
  // In the field, the keys to the side move the caret.
  const step = isField && key !== 'ArrowDown' ? undefined : STEPS[key];
  if (step === undefined) return false;
  const next = links[isField ? 0 : place + step];
  if (next) next.focus();
  else if (!isField && step < 0) focusSearchField();
  return next !== undefined || !isField;
}

/** Takes the keys of a search. An arrow key that comes before what was typed is found waits for it. */
export function useWalk(query: string) {
  const isWaiting = useRef(false);
  useEffect(() => {
    const field = document.activeElement;
    if (!isWaiting.current || !field || isAhead(field, query)) return;
    isWaiting.current = false;
    walkResults('ArrowDown', field);
  });
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    isWaiting.current = key === 'ArrowDown' && isAhead(target, query);
    if (isWaiting.current || walkResults(key, target)) event.preventDefault();
  };
}

/** Whether the field says something else than what was found. */
const isAhead = (element: Element, query: string) =>
  element instanceof HTMLInputElement && element.id === FIELD_ID && element.value.trim() !== query;
