import type { Database } from '../../db/client';
import { shareSql } from '../../db/sql';
import { findRows, isModel, type Model, NotInMemory, type Row } from './answer-from-tables';
import type { CatalogTables } from './catalog-tables';

/** What of a model's delegate is answered in memory. */
const READINGS = ['findMany', 'findFirst', 'findFirstOrThrow', 'findUnique', 'findUniqueOrThrow'] as const;
type Reading = (typeof READINGS)[number];

function isReading(name: PropertyKey): name is Reading {
  return READINGS.some((reading) => reading === name);
}

/** Undefined where the database has to be asked. */
function answer(tables: CatalogTables, model: Model, reading: Reading, query: unknown): Row | Row[] | null | undefined {
  try {
    const rows = findRows(tables, model, query);
    if (reading === 'findMany') return rows;
    // The database says what is missing.
    return rows[0] ?? (reading.endsWith('OrThrow') ? undefined : null);
  } catch (error) {
    if (error instanceof NotInMemory) return undefined;
    throw error;
  }
}

const clients = new WeakMap<CatalogTables, WeakMap<Database, Database>>();

/**
 * A client of the same database that answers from memory what it can of the catalog. For reading alone: what it gives is
 * as old as the tables, also after a write.
 */
export function readInMemory(tables: CatalogTables, db: Database): Database {
  const known = clients.get(tables) ?? new WeakMap<Database, Database>();
  clients.set(tables, known);
  const client = known.get(db) ?? clientOf(tables, db);
  known.set(db, client);
  return client;
}

function clientOf(tables: CatalogTables, db: Database): Database {
  const delegates = new Map<Model, object>();
  const client = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (!isModel(name) || typeof value !== 'object' || value === null) return value;
      const delegate = delegates.get(name) ?? delegateOf(tables, name, value);
      delegates.set(name, delegate);
      return delegate;
    },
  });
  shareSql(client, db);
  return client;
}

function delegateOf(tables: CatalogTables, model: Model, delegate: object): object {
  return new Proxy(delegate, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target);
      if (!isReading(name) || typeof method !== 'function') return method;
      return (query: unknown): unknown => {
        const found = answer(tables, model, name, query);
        return found === undefined ? Reflect.apply(method, target, [query]) : Promise.resolve(found);
      };
    },
  });
}
