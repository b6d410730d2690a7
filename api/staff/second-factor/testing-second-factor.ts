import type { Database } from '../../db/client';
import type { Channel, StaffMember } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { run } from '../../graphql/testing';
import { TEST_PASSWORD, testBrowser } from '../testing';
import { Authenticator } from './testing-authenticator';

export type Browser = ReturnType<typeof testBrowser>;

/** The members of a result that say no. */
export const REFUSAL = '__typename ... on Error { code message path }';

const INPUTS: Readonly<Record<string, string>> = {
  signIn: 'SignInInput',
  completeSignIn: 'CodeInput',
  confirmSecondFactor: 'CodeInput',
  setSecondFactorRule: 'SetSecondFactorRuleInput',
  changePassword: 'ChangePasswordInput',
};
const RESULTS: Readonly<Record<string, string>> = {
  beginSecondFactor: '... on SecondFactorDraft { secret uri }',
  confirmSecondFactor: '... on RecoveryCodes { codes }',
  renewRecoveryCodes: '... on RecoveryCodes { codes }',
};
const WHO = `{ session { awaitsCode user {
  login permissions mustChangePassword mustSetUpSecondFactor isSecondFactorRequired hasPassword
  secondFactor { recoveryCodesLeft }
} } }`;

/** Calls a mutation with an input, as this browser. */
export async function call(browser: Browser, field: string, input: object): Promise<Record<string, unknown>> {
  const document = `mutation ($input: ${INPUTS[field] ?? 'SecondFactorProofInput'}!) {
    ${field}(input: $input) { ${REFUSAL} ${RESULTS[field] ?? ''} }
  }`;
  const data = await run<Record<string, Record<string, unknown>>>(await browser.context(), document, { input });
  return data[field] ?? {};
}

/** Whether a code is awaited, and who is signed in. */
export async function who(browser: Browser): Promise<Record<string, unknown>> {
  return (await run<{ session: Record<string, unknown> }>(await browser.context(), WHO)).session;
}

export async function user(browser: Browser): Promise<Record<string, unknown> | null> {
  return (await who(browser)).user as Record<string, unknown> | null;
}

/** With the password that staff of tests have. */
export function signIn(browser: Browser, member: StaffMember, more: object = {}) {
  return call(browser, 'signIn', { login: member.login, password: TEST_PASSWORD, ...more });
}

/** A clock that a test moves on, and browsers that live by it. */
export function startClock(db: Database) {
  let now = new Date('2030-01-01T12:00:00Z');
  return {
    now: () => now,
    later(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    browse: (channel: Channel, change: Partial<Context> = {}) =>
      testBrowser(db, channel, { now: () => now, ...change }),
  };
}

/** Signs somebody in and turns their second factor on. */
export async function turnOn(browser: Browser, member: StaffMember, now: Date) {
  await signIn(browser, member);
  const { secret } = await call(browser, 'beginSecondFactor', { password: TEST_PASSWORD });
  const app = new Authenticator(String(secret));
  const { codes } = await call(browser, 'confirmSecondFactor', { code: app.next(now) });
  return { app, codes: codes as string[] };
}
