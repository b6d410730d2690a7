import { Authenticator } from '../api/staff/second-factor/testing-authenticator';
import { ApiClient } from './api-client';
import type { Member } from './hire';

/** What somebody with two-step sign-in carries about. */
export interface Phone {
  readonly app: Authenticator;
  /** On paper. */
  readonly codes: readonly string[];
}

interface SetUp {
  readonly beginSecondFactor: { readonly secret: string };
  readonly confirmSecondFactor: { readonly codes: readonly string[] };
}

/** Turns two-step sign-in on for somebody, by the API. */
export async function giveAuthenticator(url: string, member: Pick<Member, 'login' | 'password'>): Promise<Phone> {
  const own = new ApiClient(url);
  await own.signIn(member);
  const { beginSecondFactor } = await own.run<Pick<SetUp, 'beginSecondFactor'>>(
    `mutation ($input: SecondFactorProofInput!) {
      beginSecondFactor(input: $input) { ... on SecondFactorDraft { secret } }
    }`,
    { input: { password: member.password } },
  );
  const app = new Authenticator(beginSecondFactor.secret);
  const { confirmSecondFactor } = await own.run<Pick<SetUp, 'confirmSecondFactor'>>(
    'mutation ($input: CodeInput!) { confirmSecondFactor(input: $input) { ... on RecoveryCodes { codes } } }',
    { input: { code: app.next() } },
  );
  await own.run('mutation { signOut { __typename } }');
  return { app, codes: confirmSecondFactor.codes };
}
