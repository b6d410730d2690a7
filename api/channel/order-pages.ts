import { encodeGlobalID } from '@pothos/plugin-relay';

interface OrderPages {
  /** For the shopper, and people with the link. */
  readonly url: string;
  readonly staffUrl: string;
}

/**
 * Where people see orders, for whom no request tells the address: receivers.
 *
 * @param publicUrl - of the deployment; without it no address is known.
 * @returns the pages of an order by its ids and its shop's hosts.
 */
export function createOrderPages(
  publicUrl: string | null,
): (order: { readonly id: string; readonly token: string }, hosts: readonly string[]) => OrderPages | null {
  return ({ id, token }, hosts) => {
    if (!publicUrl) return null;
    const page = new URL('/finish', publicUrl);
    const [ownHost] = hosts;
    // A shop with a host of its own is not found under another's.
    if (ownHost && !hosts.includes(page.hostname)) page.host = ownHost;
    page.searchParams.set('order', token);
    return { url: page.href, staffUrl: new URL(staffPath(id), page).href };
  };
}

/** An order's page for staff. */
export const staffPath = (id: string) =>
  `/command-center/checkout/${encodeURIComponent(encodeGlobalID('Checkout', id))}`;
