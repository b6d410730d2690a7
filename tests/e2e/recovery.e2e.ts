import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAsStaff } from './staff-page';

/** `npm run recover`, as an operator runs it while the shop runs. */
async function recover(dataDirectory: string, ...words: readonly string[]): Promise<{ said: string; failed: string }> {
  const env = { ...process.env, DATA_DIR: dataDirectory, NODE_ENV: 'production' };
  const run = promisify(execFile)(process.execPath, ['scripts/command.mjs', 'recover', ...words], { env });
  return run.then(
    ({ stdout }) => ({ said: stdout, failed: '' }),
    ({ stderr }: { stderr?: string }) => ({ said: '', failed: stderr ?? '' }),
  );
}

test('the operator gives a new password for a forgotten one, and the old one and its sessions end', async ({
  page,
  demoShop,
  administrator,
}) => {
  const member = await hire(administrator, 'MANAGER', 'Tamar');
  await openAsStaff(page, { ...demoShop, administrator: member }, '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText('A device that isn’t used for 12 hours is signed out automatically')).toBeVisible();

  // Without a login it says which there are.
  expect((await recover(demoShop.dataDirectory)).failed).toContain(`${member.login} (manager)`);
  const { said } = await recover(demoShop.dataDirectory, member.login.toUpperCase());
  const [, password = ''] = /New password: (\S+)/.exec(said) ?? [];
  expect(password).toMatch(/^[\w-]{24}$/);

  await page.goto(`${demoShop.url}/command-center/account`);
  await expect(page).toHaveURL(/\/command-center\/sign-in/);
  const signIn = async (typed: string) => {
    await page.getByLabel('Login').fill(member.login);
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn(member.password);
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await signIn(password);

  // The printed password is known to others: a new one is chosen first.
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your own password' })).toBeVisible();
  await page.goto(`${demoShop.url}/command-center/checkout`);
  await expect(page).toHaveURL(/\/command-center\/new-password\?to=/);
  await page.getByLabel('The password you were given', { exact: true }).fill(password);
  await page.getByLabel('Your own password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
