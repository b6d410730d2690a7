/** What one sign-in has to remember until its answer comes back. */
export interface ProviderFlow {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** An account as the provider vouches for it. */
export interface ProviderAccount {
  readonly issuer: string;
  readonly subject: string;
  /** Lower-case; only one that the provider has verified. */
  readonly email: string | null;
}

/** An OpenID Connect provider that staff sign in with. */
export interface SignInProvider {
  readonly name: string;
  /** @throws `ProviderFault` when it does not answer. */
  begin(redirectUri: string): Promise<{ readonly url: URL; readonly flow: ProviderFlow }>;
  /** @throws `ProviderFault` for an answer that is not to be trusted, and when it does not answer. */
  finish(answer: URL, flow: ProviderFlow): Promise<ProviderAccount>;
}
