// Runs in the head. On a slow phone the page is read, and clicked, seconds before its script has come: this keeps the
// clicks. `takeOver()` gives each of them to the page once it lives: once for each button, and as often as it was clicked
// for those that count (`data-counts`). Keys click buttons too, so they are kept as well.
//
// If the script never comes, forms are sent and links followed as in a page without any. If the page is left first, forms
// are sent on the way out. Nothing that is kept reaches React, which might answer it a second time.
import { SENT_ON_LEAVING, TAKE_OVER } from '../../ui/pre-hydration-events/names';

type Kept = HTMLButtonElement | HTMLAnchorElement | HTMLInputElement;

/** Marks what was clicked and waits; styled in reset.css. */
const WAITING = 'data-waiting';
/** How long a click waits for the page's script: then the browser does by itself what it can. */
const PATIENCE_MS = 20_000;

const stop = new AbortController();
const options = { capture: true, signal: stop.signal };
let kept: Kept[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function keep(event: Event, target: Kept): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!kept.includes(target) || 'counts' in target.dataset) kept.push(target);
  target.setAttribute(WAITING, '');
  timer ??= setTimeout(() => void takeOver(), PATIENCE_MS);
}

function takeOver(): Promise<void> {
  clearTimeout(timer);
  stop.abort();
  const targets = kept;
  kept = [];
  for (const target of targets) target.removeAttribute(WAITING);
  return targets.reduce(
    (before, target) => before.then(() => (target.isConnected ? target.click() : undefined)),
    Promise.resolve(),
  );
}

function isOfForm(target: Kept): target is HTMLButtonElement | HTMLInputElement {
  return 'form' in target;
}

addEventListener(
  'click',
  (event) => {
    const target =
      event.target instanceof Element &&
      event.target.closest<HTMLButtonElement | HTMLAnchorElement>('button,a[data-waits]');
    if (!target || ('disabled' in target && target.disabled)) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    keep(event, target);
  },
  options,
);
addEventListener(
  'submit',
  (event) => {
    const form = event.target instanceof Element ? event.target : null;
    const button = event.submitter ?? form?.querySelector('[type=submit]');
    if (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) keep(event, button);
  },
  options,
);
addEventListener(
  'pagehide',
  () => {
    for (const button of kept) {
      if (!isOfForm(button) || button.form?.method !== 'post' || button.getAttribute('formmethod') === 'get') continue;
      navigator.sendBeacon(button.form.action, new FormData(button.form, button));
      try {
        sessionStorage.setItem(SENT_ON_LEAVING, String(Date.now()));
      } catch {
        // Without storage the next page can't say that something is on its way.
      }
    }
  },
  options,
);
// Before the router listens, Back and Forward on a reloaded page change only the address: the page has to be loaded.
const address = () => location.pathname + location.search;
const loaded = address();
addEventListener('popstate', () => address() !== loaded && location.reload(), options);
window[TAKE_OVER] = takeOver;
