/** Where an order that waits for its payment is paid, or changed. @param token - the order's. */
export function paymentPath(token: string | null): string {
  return `/finish/payment?order=${token ?? ''}`;
}
