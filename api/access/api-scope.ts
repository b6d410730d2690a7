import type { ApiScope } from '../generated/prisma/client';
import type { Permission } from './roles';

/** What a token's scope lets a program read and change. What anyone may read, a program may too. */
interface ScopeRights {
  readonly reads: readonly Permission[];
  readonly writes: readonly Permission[];
}

const ORDERS: readonly Permission[] = ['orders', 'kitchen'];
const CATALOG: readonly Permission[] = ['catalog', 'stopList'];

const RIGHTS: Readonly<Record<ApiScope, ScopeRights>> = {
  STOREFRONT: { reads: [], writes: [] },
  ORDERS_READ: { reads: ORDERS, writes: [] },
  ORDERS_WRITE: { reads: ORDERS, writes: ORDERS },
  // Who gives money back sees what it was paid for.
  REFUNDS: { reads: [...ORDERS, 'refunds'], writes: ['refunds'] },
  CATALOG_READ: { reads: CATALOG, writes: [] },
  CATALOG_WRITE: { reads: CATALOG, writes: CATALOG },
  CLIENTS: { reads: ['clients'], writes: ['clients'] },
  RECEIVERS: { reads: ['receivers'], writes: ['receivers'] },
};

/** As programs, documentation and refusals write them. */
const SCOPE_NAMES: Readonly<Record<ApiScope, string>> = {
  STOREFRONT: 'storefront',
  ORDERS_READ: 'orders:read',
  ORDERS_WRITE: 'orders:write',
  REFUNDS: 'refunds',
  CATALOG_READ: 'catalog:read',
  CATALOG_WRITE: 'catalog:write',
  CLIENTS: 'clients',
  RECEIVERS: 'receivers',
};

/** The narrowest first, so that a refusal names the least that would do. */
const NARROWEST_FIRST: readonly ApiScope[] = [
  'STOREFRONT',
  'ORDERS_READ',
  'ORDERS_WRITE',
  'REFUNDS',
  'CATALOG_READ',
  'CATALOG_WRITE',
  'CLIENTS',
  'RECEIVERS',
];

export function scopeName(scope: ApiScope): string {
  return SCOPE_NAMES[scope];
}

export function scopesMayRead(scopes: readonly ApiScope[], permission: Permission): boolean {
  return scopes.some((scope) => RIGHTS[scope].reads.includes(permission));
}

export function scopesMayWrite(scopes: readonly ApiScope[], permission: Permission): boolean {
  return scopes.some((scope) => RIGHTS[scope].writes.includes(permission));
}

/** The scope that it takes; null when no token may do it at all. */
export function scopeToRead(permission: Permission): ApiScope | null {
  return NARROWEST_FIRST.find((scope) => RIGHTS[scope].reads.includes(permission)) ?? null;
}

/** The scope that it takes; null when no token may do it at all. */
export function scopeToWrite(permission: Permission): ApiScope | null {
  return NARROWEST_FIRST.find((scope) => RIGHTS[scope].writes.includes(permission)) ?? null;
}
