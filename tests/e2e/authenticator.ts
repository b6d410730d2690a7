import { expect, type Page } from '@playwright/test';
import { Authenticator } from '../../api/staff/second-factor/testing-authenticator';
import { ApiClient } from './api-client';
import type { Member } from './hire';

/** The secret and codes of a person with two-step sign-in. */
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

/** As the page shows it, in groups of four. */
export async function readSecret(page: Page): Promise<string> {
  const shown = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(shown).toBeVisible();
  return (await shown.textContent())?.replaceAll(' ', '') ?? '';
}

/** From the page that shows the secret until it is on and its recovery codes are kept. */
export async function setUpByScreen(page: Page): Promise<Authenticator> {
  const app = new Authenticator(await readSecret(page));
  await page.getByLabel('Code that the app shows now').fill(app.next());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  return app;
}

/** The owner's rule: `OFF`, `ADMINISTRATORS` or `EVERYBODY`. */
export async function setRule(administrator: ApiClient, rule: string): Promise<void> {
  const { channel } = await administrator.run<{ channel: { version: number } }>('{ channel { version } }');
  await administrator.run(
    'mutation ($input: SetSecondFactorRuleInput!) { setSecondFactorRule(input: $input) { __typename ... on Error { code } } }',
    { input: { rule, version: channel.version } },
  );
}
