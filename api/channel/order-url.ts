/**
 * Where shoppers see their orders, for whom no request tells the address: receivers.
 *
 * @param publicUrl - of the deployment; without it no address is known.
 * @returns the page of an order by its token and its shop's hosts.
 */
export function createOrderUrl(publicUrl: string | null): (token: string, hosts: readonly string[]) => string | null {
  return (token, hosts) => {
    if (!publicUrl) return null;
    const page = new URL('/finish', publicUrl);
    const [ownHost] = hosts;
    // A shop with a host of its own is not found under another's.
    if (ownHost && !hosts.includes(page.hostname)) page.host = ownHost;
    page.searchParams.set('order', token);
    return page.href;
  };
}
