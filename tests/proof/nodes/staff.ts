import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { TEST_PASSWORD } from '../../../api/staff/testing';
import { Browser } from '../stage/browser';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const WHO = '{ session { user { login } } }';
const LOOK_MS = 1000;

const Who = z.object({ session: z.object({ user: z.object({ login: z.string() }).nullable() }) });

/** An administrator who signs in once, and from then on is known everywhere. */
export interface Staff {
  readonly browser: Browser;
  /** @returns each time that a node did not know them. */
  stop(): Promise<readonly string[]>;
}

/** @param url - where the staff's browser goes; each look may reach another node. */
export async function startStaff(login: string, url: string): Promise<Staff> {
  const browser = new Browser(url, '10.2.0.1');
  await browser.ask(SIGN_IN, { input: { login, password: TEST_PASSWORD } });
  const faults: string[] = [];
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const answer = await browser.ask(WHO);
      if (answer !== null && Who.parse(answer).session.user?.login !== login) faults.push('staff were signed out');
      await sleep(LOOK_MS);
    }
  })().catch((error: unknown) => void faults.push(`staff: ${error}`));
  return {
    browser,
    async stop() {
      isOver = true;
      await looking;
      return faults;
    },
  };
}
