import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GeneralSettingsDocument, ShopChangesDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import * as general from './general-route';
import { UpdateShopMutation } from './update-shop';

const english = (value: string) => [{ locale: 'en' as const, value }];
const shop = (version: number, description: string, copyright = '© Garden Kitchen') =>
  answer(GeneralSettingsDocument, {
    channel: {
      version,
      countryCode: 'GE',
      timeZone: 'Asia/Tbilisi',
      nameTranslations: english('Garden Kitchen'),
      descriptionTranslations: english(description),
      copyrightTranslations: english(copyright),
    },
  });

async function openSettings() {
  const screen = await renderStaffPage(general, {
    path: 'command-center/settings/general',
    url: '/command-center/settings/general#small-print',
    answers: [shop(1, 'Soups.'), answer(UpdateShopMutation, { answer: { __typename: 'Channel', version: 3 } })],
  });
  const field = (group: RegExp) => screen.getByRole('group', { name: group }).getByLabelText('English');
  return Object.assign(screen, {
    description: field(/^Description/),
    copyright: field(/^Copyright/),
    save: screen.getByRole('button', { name: 'Save', exact: true }),
    async colleagueSaves(saved: ReturnType<typeof shop>) {
      screen.api.answer(saved);
      await screen.api.push(ShopChangesDocument, { catalogChanged: 2 });
    },
  });
}

test('a page where nothing is typed follows what a colleague saves', async () => {
  const screen = await openSettings();
  await expect.element(screen.description).toHaveValue('Soups.');
  await screen.colleagueSaves(shop(2, 'Soups and bread.'));
  await expect.element(screen.description).toHaveValue('Soups and bread.');
  await expect.element(screen.save).not.toBeInTheDocument();
});

test('what is typed stays beside a colleague’s change, and goes out on top of their version', async () => {
  const screen = await openSettings();
  await screen.copyright.fill('© Mine');
  await screen.colleagueSaves(shop(2, 'Soups and bread.', '© Theirs'));
  await expect.element(screen.getByText('Someone else saved this while you were editing')).toBeVisible();
  await expect.element(screen.copyright).toHaveValue('© Mine');
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(screen.description).toHaveValue('Soups and bread.');
  await screen.save.click();
  await expect
    .poll(() => screen.api.sent(UpdateShopMutation))
    .toMatchObject([
      {
        input: {
          version: 2,
          copyright: [{ locale: 'en', value: '© Mine' }, {}],
          description: [{ locale: 'en', value: 'Soups and bread.' }, {}],
        },
      },
    ]);
});

test('theirs is loaded instead of what was typed', async () => {
  const screen = await openSettings();
  await screen.copyright.fill('© Mine');
  await screen.colleagueSaves(shop(2, 'Soups.', '© Theirs'));
  await screen.getByRole('button', { name: 'Load theirs' }).click();
  await expect.element(screen.copyright).toHaveValue('© Theirs');
  await expect.element(screen.save).not.toBeInTheDocument();
});

test('leaving with something typed is asked about, and staying keeps it', async () => {
  const screen = await openSettings();
  await screen.copyright.fill('never saved');
  await screen.getByRole('link', { name: 'Orders', exact: true }).first().click();
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.copyright).toHaveValue('never saved');
});

test('another country proposes its time zone, and changes it only when that is pressed', async () => {
  const screen = await openSettings();
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  const country = screen.getByRole('combobox', { name: 'Country' });
  await expect.element(zone).toHaveValue(expect.stringContaining('Tbilisi'));
  await country.selectOptions('FR');
  const use = screen.getByRole('button', { name: 'Use Europe/Paris' });
  await expect.element(use).toBeVisible();
  await expect.element(zone).toHaveValue(expect.stringContaining('Tbilisi'));
  await use.click();
  await expect.element(zone).toHaveValue(expect.stringContaining('Paris'));
  await expect.element(use).not.toBeInTheDocument();
});

test('on a phone a field that has the focus is never under the notice of a colleague’s change', async () => {
  await page.viewport(390, 844);
  const screen = await openSettings();
  await screen.copyright.fill('© Mine');
  await screen.colleagueSaves(shop(2, 'Soups and bread.', '© Theirs'));
  const notice = screen.getByText('Someone else saved this while you were editing');
  await expect.element(notice).toBeVisible();
  const foot = notice.element().closest('[data-bottom-bar]')?.getBoundingClientRect().height;
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  expect(foot).toBeGreaterThan(100);
  expect(room).toBeGreaterThanOrEqual(foot ?? Number.POSITIVE_INFINITY);
});
