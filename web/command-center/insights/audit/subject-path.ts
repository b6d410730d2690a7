const HOME = '/command-center';

/** Where the page of a kind of thing is; what stands on no page of its own leads to the list that it is in. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  Menu: (id) => `/menu/${id}`,
  Product: (id) => `/product/${id}`,
  Checkout: (id) => `/checkout/${id}`,
  Client: (id) => `/client/${id}`,
  Page: (id) => `/page/${id}`,
  Warehouse: (id) => `/warehouse/${id}`,
  Receiver: (id) => `/receiver/${id}`,
  DeliveryZone: (id) => `/settings/orders/zone/${id}`,
  PromoCode: () => '/settings/orders',
  PaymentMethod: () => '/settings/payment',
  Link: () => '/settings/navigation',
  StaffMember: (id) => `/settings/staff/${id}`,
  ApiToken: () => '/settings/tokens',
};

/** @returns null for what has no page. */
export function subjectPath(typename: string, id: string): string | null {
  const path = Object.hasOwn(PATHS, typename) ? PATHS[typename] : undefined;
  return path ? HOME + path(encodeURIComponent(id)) : null;
}
