/** The provider understood and said no: asking the same again brings the same. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  constructor(
    readonly status: number,
    /** As the provider names it. */
    readonly reason: string,
    readonly body: unknown,
  ) {
    super(`the payment provider refused with ${status}: ${reason}`);
  }

  /** The keys open nothing (any more). */
  get isAboutKeys(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

/** No answer, or one that says nothing: it may have happened or not. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';

  /** @param status - of an answer that failed on the provider's side; null when none came. */
  constructor(
    readonly status: number | null,
    reason: string,
  ) {
    super(`the payment provider did not say what came of it: ${reason}`);
  }
}
