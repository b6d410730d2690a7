/** Where a mail program ends what a client asked for. @param page - the order's, as messages lead there. */
export function stopAddress(page: string, subscriptionId: string): string {
  const { origin, searchParams } = new URL(page);
  const order = searchParams.get('order');
  return `${origin}/notices/stop/${order}/${subscriptionId}`;
}
