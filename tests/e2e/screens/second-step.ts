import type { BrowserContext, Page } from '@playwright/test';
import { ApiClient } from '../../../api/demo/evening/api-client';
import { giveAuthenticator } from '../authenticator';
import type { CarteServer } from '../carte-server';
import { hire, type Member } from '../hire';
import { signIn } from '../visits';
import type { Screen } from './catalogue';

const hireMember = async (server: CarteServer): Promise<Member> =>
  hire(await ApiClient.ofAdministrator(server), 'KITCHEN', 'Tamar');

/** With a right password, and a code still to come. */
async function signInByHalf(context: BrowserContext, server: CarteServer): Promise<void> {
  const member = await hireMember(server);
  await giveAuthenticator(server.url, member);
  await signIn(context, { ...server, administrator: member }, 'Refusal');
}

/** A new member with the shared {@link Member.password}. */
async function signInMember(context: BrowserContext, server: CarteServer): Promise<void> {
  await signIn(context, { ...server, administrator: await hireMember(server) });
}

const beginSetUp = async (page: Page) => {
  await page.locator('input[name=password]').fill('ladle and whisk 7');
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').waitFor();
};

/** Two-step sign-in: its second step, and how it is set up. */
export const SECOND_STEP_SCREENS: readonly Screen[] = [
  { name: 'sign-in-code', path: '/command-center/sign-in/code', server: 'demo', prepare: signInByHalf },
  {
    name: 'second-factor',
    path: '/command-center/second-factor',
    server: 'demo',
    prepare: signInMember,
    act: beginSetUp,
  },
];
