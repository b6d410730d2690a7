import type { SignInProvider } from '../../access/sign-in-provider';
import type { Settings } from '../../env';
import { createSignInProvider } from './sign-in-provider';

/** Where staff sign in other than by password; null where the settings name nothing. */
export function signInProviderOf(settings: Settings): SignInProvider | null {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = settings;
  if (issuer === null || clientId === null) return null;
  const name = settings.oidcName ?? new URL(issuer).hostname;
  return createSignInProvider({ issuer, clientId, clientSecret, name, acrValues: settings.oidcAcrValues });
}
