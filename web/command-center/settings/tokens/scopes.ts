import type { ApiScope } from '../../../gql/graphql';

/** As programs and the API's documentation write them; in the order in which they are offered. */
export const SCOPE_NAMES: Readonly<Record<ApiScope, string>> = {
  STOREFRONT: 'storefront',
  ORDERS_READ: 'orders:read',
  ORDERS_WRITE: 'orders:write',
  REFUNDS: 'refunds',
  CATALOG_READ: 'catalog:read',
  CATALOG_WRITE: 'catalog:write',
  CLIENTS: 'clients',
  RECEIVERS: 'receivers',
};

export const SCOPES: readonly ApiScope[] = [
  'STOREFRONT',
  'ORDERS_READ',
  'ORDERS_WRITE',
  'REFUNDS',
  'CATALOG_READ',
  'CATALOG_WRITE',
  'CLIENTS',
  'RECEIVERS',
];
