import type { PlacingCaller } from '../checkout/placing/placing';
import { type Context, callerOf } from '../graphql/context';
import { InvalidInput } from '../kernel/refusals';
import { placingPaymentsOf } from './desk-of-context';

/** @param returnUrl - as the program sent it. @throws {InvalidInput} when it leads to a site that the shop does not list. */
export function placingCallerOf(context: Context, returnUrl: string | null): PlacingCaller {
  const caller = callerOf(context);
  const { announceOrder, meter, origin } = context;
  if (returnUrl !== null && !isListed(returnUrl, [origin, ...caller.channel.apiOrigins])) {
    throw new InvalidInput([{ path: ['returnUrl'], code: 'INVALID' }]);
  }
  return { ...caller, announceOrder, meter, payments: placingPaymentsOf(context, returnUrl) };
}

function isListed(url: string, origins: readonly string[]): boolean {
  return URL.canParse(url) && origins.includes(new URL(url).origin);
}
