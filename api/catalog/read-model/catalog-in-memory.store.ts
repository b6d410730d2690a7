import type { Database } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import type { ReadingPoint } from './catalog-reading';
import { CHANGES_KEPT_MS, readCatalog } from './catalog-rows.store';
import { CatalogTables } from './catalog-tables';

type Shop = Pick<Channel, 'id' | 'catalogRevision'>;

interface Reading {
  readonly point: ReadingPoint;
  /** Milliseconds of the process's clock. */
  readonly at: number;
  readonly tables: CatalogTables;
}

interface Kept {
  /** The newest revision that was asked for, or read. */
  revision: number;
  readonly reading: Promise<Reading>;
  /** Null until it is read. */
  tables: CatalogTables | null;
}

/** Rows that a process keeps at most, of all shops together: about half a kilobyte each. */
const MOST_ROWS = 400_000;

/** Each process has its own, and can read it again at any time. */
const shops = new WeakMap<Database, CatalogsInMemory>();

/**
 * The shop's catalog in memory, at the revision that the caller has read of the shop's row or at a newer one. The first
 * reader after a change brings it up to date, others wait for the same.
 */
export function catalogInMemory(db: Database, shop: Shop): Promise<CatalogTables> {
  return keptOf(db).get(shop);
}

/** The same with all that has been committed until now. */
export function catalogNow(db: Database, shop: Shop): Promise<CatalogTables> {
  return keptOf(db).read(shop);
}

function keptOf(db: Database): CatalogsInMemory {
  const kept = shops.get(db) ?? new CatalogsInMemory(db);
  shops.set(db, kept);
  return kept;
}

/** The shop's catalog as last read, possibly of an older revision; null before the first read. Never waits. */
export function catalogAtHand(db: Database, { id }: Pick<Shop, 'id'>): CatalogTables | null {
  return shops.get(db)?.atHand(id) ?? null;
}

class CatalogsInMemory {
  /** The shop that nobody has asked for longest comes first. */
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly db: Database) {}

  get(shop: Shop): Promise<CatalogTables> {
    const known = this.#kept.get(shop.id);
    return known && known.revision >= shop.catalogRevision ? this.#keep(shop.id, known) : this.read(shop);
  }

  read({ id, catalogRevision }: Shop): Promise<CatalogTables> {
    const known = this.#kept.get(id);
    return this.#keep(id, this.#begin(id, Math.max(catalogRevision, known?.revision ?? 0), known));
  }

  async #keep(id: string, kept: Kept): Promise<CatalogTables> {
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    return (await kept.reading).tables;
  }

  atHand(id: string): CatalogTables | null {
    return this.#kept.get(id)?.tables ?? null;
  }

  #begin(id: string, revision: number, earlier: Kept | undefined): Kept {
    const reading = this.#read(id, earlier);
    const kept: Kept = { revision, reading, tables: earlier?.tables ?? null };
    reading.then(
      ({ tables, point }) => {
        kept.tables = tables;
        kept.revision = Math.max(kept.revision, point.revision);
        this.#forgetLeastUsed();
      },
      // After a failure the next caller tries again.
      () => this.#kept.get(id) === kept && this.#kept.delete(id),
    );
    return kept;
  }

  async #read(id: string, earlier: Kept | undefined): Promise<Reading> {
    const former = (await earlier?.reading.catch(() => null)) ?? null;
    const at = performance.now();
    const since = former && at - former.at < CHANGES_KEPT_MS ? former : null;
    const read = await readCatalog(this.db, id, since?.point ?? null);
    const tables = since ? since.tables.with(read) : CatalogTables.of(read);
    return { point: { snapshot: read.snapshot, revision: read.revision }, at, tables };
  }

  #forgetLeastUsed(): void {
    let rows = [...this.#kept.values()].reduce((sum, { tables }) => sum + (tables?.size ?? 0), 0);
    for (const [id, { tables }] of this.#kept) {
      if (rows <= MOST_ROWS || this.#kept.size === 1) return;
      this.#kept.delete(id);
      rows -= tables?.size ?? 0;
    }
  }
}
