import { askServer } from '../connectivity/ask-server';

/** Of the offline page, and of the server's page without its database: nothing else of the application runs there. */

/** Newest first, few enough to choose from. */
const MOST_LINKS = 8;
const STYLES = /<style\b.*?<\/style>/gs;

/** Pages that this browser has kept, by their titles: somewhere to go without a connection. */
async function listKept(list: HTMLElement): Promise<void> {
  const name = (await caches.keys()).find((each) => each.endsWith('-pages'));
  if (!name) return;
  const cache = await caches.open(name);
  const locale = document.documentElement.lang.slice(0, 2);
  const links: HTMLLIElement[] = [];
  for (const request of [...(await cache.keys())].reverse()) {
    const html = (await (await cache.match(request))?.text()) ?? '';
    // Only its title and language are read; its styles carry a nonce that is not this page's.
    const kept = new DOMParser().parseFromString(html.replaceAll(STYLES, ''), 'text/html');
    if (kept.documentElement.lang.slice(0, 2) !== locale || kept.title === '') continue;
    const link = document.createElement('a');
    link.href = request.url;
    link.textContent = kept.title.split(' · ')[0] ?? kept.title;
    const item = document.createElement('li');
    item.append(link);
    if (!links.some(({ textContent }) => textContent === item.textContent)) links.push(item);
    if (links.length === MOST_LINKS) break;
  }
  if (links.length === 0) return;
  list.append(...links);
  for (const hidden of document.querySelectorAll<HTMLElement>('[data-kept]')) hidden.hidden = false;
}

let isAsking = false;

/** Only the offline page has it: it lacks a connection, the server's page its database. */
const list = document.querySelector<HTMLElement>('[data-kept-list]');

/** Devices say that they are connected before they are: only an answer of the server counts. */
async function returnWhenAnswered(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  if (await askServer(list ? 'live' : 'ready')) location.reload();
  isAsking = false;
}

const LOOK_EVERY_MS = 3_000;

addEventListener('online', () => void returnWhenAnswered());
setInterval(() => void returnWhenAnswered(), LOOK_EVERY_MS);
document.querySelector('[data-retry]')?.addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
if (list && 'caches' in globalThis) void listKept(list);
