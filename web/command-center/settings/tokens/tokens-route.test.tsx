import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress, tabTo } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import { UpdateShopMutation } from '../general/update-shop';
import { CreateApiTokenMutation } from './create-token-dialog';
import { RevokeApiTokenMutation } from './revoke-token-dialog';
import * as tokens from './tokens-route';

const till = { id: 'till', name: 'Till', prefix: 'carte_ab', scopes: ['ORDERS_READ' as const] };
const shop = (...nodes: object[]) =>
  answer(tokens.ApiTokensQuery, { channel: { version: 3, apiOrigins: [], apiTokens: { nodes } } });
const path = 'command-center/settings/tokens';

test('by keys alone a token is made, shown once and never again', async () => {
  const secret = 'carte_abcdefgh';
  const made = answer(CreateApiTokenMutation, { answer: { __typename: 'NewApiToken', secret, apiToken: till } });
  const screen = await renderStaffPage(tokens, { path, answers: [shop(), made] });
  const create = screen.getByRole('main').getByRole('button', { name: 'Create a token' });
  await tabAndPress(create);
  const dialog = screen.getByRole('dialog');
  await tabTo(dialog.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('Till{Enter}');
  await expect.element(dialog.getByText('Choose at least one.').first()).toBeVisible();
  await tabAndPress(dialog.getByRole('checkbox', { name: /^See orders/ }), ' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('textbox', { name: 'Token' })).toHaveValue(secret);
  expect(await faultsIn(dialog.element())).toEqual([]);
  await tabAndPress(dialog.getByRole('button', { name: 'Done' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain(secret);
  await expect
    .poll(() => screen.api.sent(CreateApiTokenMutation))
    .toMatchObject([{ input: { name: 'Till', scopes: ['ORDERS_READ'] } }]);
});

test('a token is revoked after a question, which Escape takes back', async () => {
  const revoked = answer(RevokeApiTokenMutation, { answer: { __typename: 'ApiToken' } });
  const screen = await renderStaffPage(tokens, { path, answers: [shop(till), revoked] });
  const revoke = screen.getByRole('button', { name: 'Revoke: Till' });
  await tabAndPress(revoke);
  const question = screen.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(revoke).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  screen.api.answer(shop({ ...till, revokedAt: '2026-11-29T12:00:00.000Z' }));
  await tabAndPress(question.getByRole('button', { name: 'Revoke the token' }));
  await expect.element(screen.getByRole('row', { name: /Till/ }).getByText('Revoked')).toBeVisible();
  await expect.element(revoke).not.toBeInTheDocument();
  await expect.poll(() => screen.getByRole('main').element().contains(document.activeElement)).toBe(true);
});

test('of the websites the one that cannot be is named, and the field is focused', async () => {
  const refused = answer(UpdateShopMutation, {
    answer: {
      __typename: 'InvalidInput',
      fields: [{ path: ['input', 'apiOrigins', '1'], message: 'This is not the address of a site.' }],
    },
  });
  const screen = await renderStaffPage(tokens, { path, answers: [shop(till), refused] });
  const addresses = screen.getByRole('textbox', { name: /^Addresses/ });
  await addresses.fill('https://pizza.example/\npizza.example');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText(/^pizza\.example: This is not the address of a site/)).toBeVisible();
  await expect.element(addresses).toHaveFocus();
  await expect
    .poll(() => screen.api.sent(UpdateShopMutation))
    .toEqual([{ input: { version: 3, apiOrigins: ['https://pizza.example/', 'pizza.example'] } }]);
});

test('a token for tests is made by a switch, and says so in the list', async () => {
  const made = answer(CreateApiTokenMutation, {
    answer: { __typename: 'NewApiToken', secret: 'carte_t', apiToken: till },
  });
  const screen = await renderStaffPage(tokens, { path, answers: [shop(), made] });
  await screen.getByRole('main').getByRole('button', { name: 'Create a token' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('App in the making');
  await dialog.getByRole('checkbox', { name: /^Order for clients/ }).click({ force: true });
  await dialog.getByRole('switch', { name: /^For tests/ }).click({ force: true });
  screen.api.answer(shop({ ...till, isTest: true }));
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('row', { name: /Till/ }).getByText('Test', { exact: true })).toBeVisible();
  await expect
    .poll(() => screen.api.sent(CreateApiTokenMutation))
    .toMatchObject([{ input: { scopes: ['STOREFRONT'], isTest: true } }]);
});
