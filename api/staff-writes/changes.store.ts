import { isDeepStrictEqual } from 'node:util';
import * as ENTITIES from '../../domain/entities/entities';
import type { Entity } from '../../domain/entities/entity';
import type { Transaction } from '../db/client';
import type { Prisma } from '../generated/prisma/client';

/** Characters of a value, as JSON; of longer ones only the name is kept. */
const LONGEST = 300;

/** Columns that no one fills in. */
const OWN: ReadonlySet<string> = new Set(['version', 'position', 'updatedAt', 'catalogRevision', 'hoursVersion']);

/** How each column of a secret ends. */
const SECRET = /(?:Cipher|Hash)$/;

/** All of their values may be kept but secrets. */
const OPEN: ReadonlySet<string> = new Set(['Channel', 'WorkingDay']);

/** Columns beside those of described entities whose values may be kept: no secrets, and nothing about a client. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  Product: [
    'slug',
    'name',
    'isAvailable',
    'calories',
    'protein',
    'fat',
    'carbohydrate',
    'tags',
    'allergens',
    'taxClass',
    'isNew',
  ],
  Variant: ['name', 'price', 'weight', 'unit', 'sku', 'isAvailable'],
  DeliveryZone: ['shape', 'fee', 'freeFrom', 'minimum'],
  PromoCode: ['totalLimit', 'perClientLimit'],
  Receiver: ['name', 'isActive', 'method', 'events', 'isTest'],
  StaffMember: ['role', 'isActive'],
};

const described: Readonly<Record<string, Entity>> = Object.fromEntries(
  Object.values<Entity>(ENTITIES).map((entity) => [entity.typename, entity]),
);

const noted = new WeakMap<Transaction, Prisma.InputJsonObject>();

/** Keeps what a write changes for its line in the audit log. @param typename - of the row. */
export function noteChanges(tx: Transaction, typename: string, before: object, after: object): void {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const changes = Object.entries(after)
    .filter(([name, value]) => name in was && !OWN.has(name) && !isDeepStrictEqual(value, was[name]))
    .map(([name, value]) => [
      name.replace(/Cipher$/, ''),
      isKept(typename, name, [was[name], value]) ? { from: was[name], to: value } : {},
    ]);
  noted.set(tx, { ...noted.get(tx), ...jsonOf(Object.fromEntries(changes)) });
}

/** What was noted in this transaction, for the details of its line. */
export function notedChanges(tx: Transaction): Prisma.InputJsonObject {
  const changes = noted.get(tx) ?? {};
  return Object.keys(changes).length > 0 ? { changes } : {};
}

function isKept(typename: string, name: string, values: readonly unknown[]): boolean {
  if (SECRET.test(name)) return false;
  const isNamed = OPEN.has(typename) || name in (described[typename]?.fields ?? {}) || OTHERS[typename]?.includes(name);
  return isNamed === true && !name.endsWith('Id') && JSON.stringify(values).length <= 2 * LONGEST;
}

/** Dates as texts. */
const jsonOf = (value: object) => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;
