/** Where a provider sends what happened at an account: the route and every address that is shown are made of it. */
export function noticePath(accountId: string): string {
  return `/api/payments/notices/${accountId}`;
}
