import { expect, type Page } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { Authenticator } from '../../api/staff/second-factor/testing-authenticator';
import type { Member } from './hire';

/** The app of a person with two-step sign-in, and their recovery codes. */
export interface Phone {
  readonly app: Authenticator;
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

/** From the page that shows the secret until it is on and its recovery codes are kept. */
export async function setUpByScreen(page: Page): Promise<Phone> {
  // In groups of four.
  const shown = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const app = new Authenticator((await shown.innerText()).replaceAll(' ', ''));
  await page.getByLabel('Code that the app shows now').fill(app.next());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('region', { name: /^Recovery codes: / }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allInnerTexts();
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  return { app, codes };
}

/** The owner's rule: `OFF`, `ADMINISTRATORS` or `EVERYBODY`. */
export async function setRule(administrator: ApiClient, rule: string): Promise<void> {
  const { channel } = await administrator.run<{ channel: { version: number } }>('{ channel { version } }');
  await administrator.run(
    'mutation ($input: SetSecondFactorRuleInput!) { setSecondFactorRule(input: $input) { __typename ... on Error { code } } }',
    { input: { rule, version: channel.version } },
  );
}
