import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';

/** What went wrong between the shop and the provider, in one word for the screen. */
export type ProviderProblem = 'cancelled' | 'provider' | 'weak';

/** The sign-in at the provider came to nothing. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';

  constructor(
    readonly problem: ProviderProblem,
    /** Somebody ought to look: more than a person who changed their mind. */
    readonly isOurs: boolean,
    options?: ErrorOptions,
  ) {
    super(`the provider’s sign-in failed: ${problem}`, options);
  }

  static from(cause: unknown): ProviderFault {
    if (cause instanceof ProviderFault) return cause;
    const isCancelled = cause instanceof AuthorizationResponseError && cause.error === 'access_denied';
    // A used-up code is what a reloaded page sends.
    const isStale = cause instanceof ResponseBodyError && cause.error === 'invalid_grant';
    return new ProviderFault(isCancelled ? 'cancelled' : 'provider', !isCancelled && !isStale, { cause });
  }
}
