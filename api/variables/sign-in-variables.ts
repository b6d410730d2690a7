import { z } from 'zod';
import { AcrValues, Issuer } from './environment-values';
import { variable } from './variable';

/** The provider that staff sign in with. */
export const SIGN_IN_VARIABLES = {
  oidcIssuer: variable<string | null>({
    name: 'OIDC_ISSUER',
    summary: 'An OpenID Connect provider that staff can sign in with: the address that its ID tokens name.',
    standard: 'passwords only',
    absent: null,
    expected: 'an https address, for example https://accounts.google.com',
    schema: Issuer,
  }),
  oidcClientId: variable<string | null>({
    name: 'OIDC_CLIENT_ID',
    summary: 'What the provider calls this shop.',
    standard: '–',
    absent: null,
    expected: 'the client id that the provider gave you',
    schema: z.string().max(500),
  }),
  oidcClientSecret: variable<string | null>({
    name: 'OIDC_CLIENT_SECRET',
    summary: 'The client secret, where the provider gave one.',
    standard: 'none',
    absent: null,
    expected: 'the client secret that the provider gave you',
    schema: z.string().max(2000),
    isSecret: true,
  }),
  oidcName: variable<string | null>({
    name: 'OIDC_NAME',
    summary: 'What the button says after “Continue with”.',
    standard: 'the provider’s host name',
    absent: null,
    expected: 'a name of up to 40 characters, for example Google',
    schema: z.string().max(40),
  }),
  oidcAcrValues: variable<readonly string[]>({
    name: 'OIDC_ACR_VALUES',
    summary:
      'How strong a sign-in at the provider has to be: authentication classes with spaces between them. They are asked for, and one of them has to be in the answer, as `acr` or in `amr`.',
    standard: 'any',
    absent: [],
    expected: 'the provider’s names for it with spaces between them, for example mfa',
    schema: AcrValues,
  }),
} as const;
