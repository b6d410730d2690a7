import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { readPersistedDocuments } from './build';
import { staticFiles } from './static-files';

/** Releases lie side by side in `releases/VERSION`; a clone may lie anywhere. */
const RELEASES = 'releases';

/**
 * The releases that are installed beside this one. Pages that are open were made by one of them, the former one or, on a node that
 * is not upgraded yet, the coming one: they go on asking for its files and by its stored documents.
 */
export class OtherReleases {
  readonly #own: string;
  readonly #home: string | null;
  #directories: readonly string[] = [];
  #lookedAt = Number.NaN;

  /** @param root - of the release that runs, with no symbolic link in it. */
  constructor(root: string) {
    this.#own = basename(root);
    this.#home = basename(dirname(root)) === RELEASES ? dirname(root) : null;
  }

  /** Their directories; the same array until one is installed or removed. */
  get directories(): readonly string[] {
    const home = this.#home;
    if (home === null) return [];
    const { mtimeMs } = statSync(home);
    if (mtimeMs === this.#lookedAt) return this.#directories;
    this.#lookedAt = mtimeMs;
    this.#directories = readdirSync(home)
      // One that is being unpacked begins with a dot.
      .filter((name) => name !== this.#own && !name.startsWith('.'))
      .map((name) => join(home, name));
    return this.#directories;
  }
}

/** The files of their pages, whose names carry a hash. */
export function filesOfOtherReleases(others: OtherReleases): MiddlewareHandler {
  const handlers = new Map<string, MiddlewareHandler>();
  return async (c, next) => {
    for (const directory of others.directories) {
      const handler = handlers.get(directory) ?? staticFiles(join(directory, 'build', 'client'));
      handlers.set(directory, handler);
      const found = await handler(c, async () => {});
      if (found) return found;
    }
    return next();
  };
}

/** Our client's documents by their SHA-256, of this release and of those beside it. */
export class StoredDocuments {
  /** Exempt from what strangers' documents are held to. */
  readonly texts: Set<string>;
  readonly #own: ReadonlyMap<string, string>;
  readonly #others: OtherReleases | null;
  #directories: readonly string[] = [];
  #ofOthers: ReadonlyMap<string, string> = new Map();

  constructor(own: ReadonlyMap<string, string>, others: OtherReleases | null = null) {
    this.#own = own;
    this.#others = others;
    this.texts = new Set(own.values());
  }

  get(hash: string): string | null {
    return this.#own.get(hash) ?? this.#findInOthers(hash);
  }

  #findInOthers(hash: string): string | null {
    const directories = this.#others?.directories ?? [];
    if (directories !== this.#directories) {
      this.#directories = directories;
      const readable = directories.filter((directory) =>
        existsSync(join(directory, 'web/gql/persisted-documents.json')),
      );
      this.#ofOthers = new Map(readable.flatMap((directory) => [...readPersistedDocuments(directory)]));
      for (const text of this.#ofOthers.values()) this.texts.add(text);
    }
    return this.#ofOthers.get(hash) ?? null;
  }
}
