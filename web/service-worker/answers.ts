import { find, findOtherWidth, keep, type Shelf } from './kept';
import { offlinePage } from './offline-shell';
import type { RequestEvent } from './worker-scope';

/** On a connection that hardly answers, what was seen last is shown after so long. */
const PATIENCE_MS = 5_000;
/** Where nothing was kept it is waited for longer, though not for as long as a browser would. */
const LONGEST_MS = 20_000;

/** From this status on it is not about the page. */
const SERVERS_OWN = 500;

/** What never changes is asked for once. */
export async function keptFirst(event: RequestEvent, shelf: Shelf): Promise<Response> {
  const { request } = event;
  const kept = (await find('shell', request.url)) ?? (await find(shelf, request.url));
  if (kept) return kept;
  return fetchAndKeep(event, shelf, request.url).catch(async (error: unknown) => {
    const other = await findOtherWidth(request.url);
    if (other) return other;
    throw error;
  });
}

/** Shown at once as it was, and brought up to date for the next time. */
export async function keptMeanwhile(event: RequestEvent, shelf: Shelf): Promise<Response> {
  const kept = (await find(shelf, event.request.url)) ?? (await find('shell', event.request.url));
  const fresh = fetchAndKeep(event, shelf, event.request.url);
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => null));
  return kept;
}

/** The newest there is; what was seen last only where the server can't be reached, hardly, or can't answer itself. */
export async function freshFirst(event: RequestEvent, shelf: Shelf, key: string): Promise<Response> {
  const fresh = fetchAndKeep(event, shelf, key);
  const kept = await find(shelf, key);
  if (!kept) return inTime(fresh);
  event.waitUntil(fresh.catch(() => null));
  const impatience = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  const better = fresh.then(
    (answer) => (answer.status < SERVERS_OWN ? answer : kept),
    () => kept,
  );
  return Promise.race([better, impatience]);
}

export async function page(event: RequestEvent, key: string): Promise<Response> {
  return freshFirst(event, 'pages', key).catch(() => offlinePage(new URL(event.request.url)));
}

/** Never kept: without a connection there is only the word that there is none. */
export async function personal({ request }: RequestEvent): Promise<Response> {
  return inTime(fetch(request)).catch(() => offlinePage(new URL(request.url)));
}

/** @throws when nothing has come by then. */
function inTime(answer: Promise<Response>): Promise<Response> {
  const silence = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new TypeError('no answer')), LONGEST_MS),
  );
  return Promise.race([answer, silence]);
}

async function fetchAndKeep(event: RequestEvent, shelf: Shelf, key: string): Promise<Response> {
  const answer = await fetch(event.request);
  event.waitUntil(keep(shelf, key, answer.clone()));
  return answer;
}
