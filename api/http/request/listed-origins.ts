import { LRUCache } from 'lru-cache';

/** Cached hosts: a shop has a few; made-up hosts only evict entries that are looked up again. */
const MOST_HOSTS = 200;

/**
 * The origins that each host let in when its shop was last asked. What is refused before the shop is known, because there
 * is too much to do or no database, can so be read by the pages that would have been let in.
 */
export class ListedOrigins {
  readonly #byHost = new LRUCache<string, readonly string[]>({ max: MOST_HOSTS });

  remember(host: string, origins: readonly string[]): void {
    if (origins.length > 0) this.#byHost.set(host, origins);
    else this.#byHost.delete(host);
  }

  has(host: string, origin: string): boolean {
    return this.#byHost.get(host)?.includes(origin) ?? false;
  }
}
