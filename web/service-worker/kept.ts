/** Changes with the shape of what is kept: everything under another name goes. */
const SHAPE = 'carte-1';

/** What the worker keeps, and how much of each at most; the oldest goes first. */
const MOST = { pages: 30, data: 60, files: 300, pictures: 90, shell: 60 } as const;

export type Shelf = keyof typeof MOST;

const nameOf = (shelf: Shelf) => `${SHAPE}-${shelf}`;

export async function find(shelf: Shelf, key: string): Promise<Response | null> {
  return (await caches.match(key, { cacheName: nameOf(shelf) })) ?? null;
}

/** Of a photo, another file than the one that is asked for: better a small picture than none. */
export async function findOtherWidth(url: string): Promise<Response | null> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  if (!new URL(url).pathname.startsWith('/media/')) return null;
  const cache = await caches.open(nameOf('files'));
  const other = (await cache.keys()).find((request) => request.url.startsWith(folder));
  return (other && (await cache.match(other))) ?? null;
}

/**
 * Keeps an answer when it is whole and the server lets it be kept: `private` speaks to caches that serve many, and this one is
 * the visitor's own. Where the browser has no room, nothing is.
 */
export async function keep(shelf: Shelf, key: string, answer: Response): Promise<void> {
  const mayBeKept = !/\bno-store\b/.test(answer.headers.get('cache-control') ?? '');
  if (answer.status !== 200 || answer.redirected || !mayBeKept) return;
  try {
    const cache = await caches.open(nameOf(shelf));
    // Deleted first, so that it becomes the newest entry: the oldest are removed below.
    await cache.delete(key);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[shelf])).map((oldest) => cache.delete(oldest)));
  } catch {
    // Full, or private browsing: the page works without.
  }
}

/** Removes what another shape of the worker kept. */
export const forgetOthers = () => forget((name) => !name.startsWith(`${SHAPE}-`));

/** Removes all that a worker kept. */
export const forgetAll = () => forget(() => true);

async function forget(isOver: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('carte-') && isOver(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
