import { expect, test } from 'vitest';
import { answer } from '../testing/answering-api';
import { faultsIn } from '../testing/faults-in';
import { renderPage } from '../testing/render';
import { CreateAdministrator } from './administrator-step';
import { CheckSetUpCode } from './use-access';
import * as welcome from './welcome';
import { SetUpQuery } from './welcome';

const atStep = (step: 'NEEDS_KEY_DATA' | 'NEEDS_ADMINISTRATOR' | 'DONE') =>
  answer(SetUpQuery, { setUpState: { step } });
const rightCode = answer(CheckSetUpCode, { checkSetUpCode: { __typename: 'SetUpState', step: 'NEEDS_ADMINISTRATOR' } });

test('a wrong set-up code is said at its field, and the right one leads on', async () => {
  const message = 'This is not the code that the server printed.';
  const screen = await renderPage(welcome, {
    path: 'welcome',
    answers: [
      atStep('NEEDS_ADMINISTRATOR'),
      answer(CheckSetUpCode, {
        checkSetUpCode: { __typename: 'Refusal', code: 'INVALID_SET_UP_CODE', message },
      }),
    ],
  });
  const code = screen.getByRole('textbox', { name: 'Set-up code' });
  await code.fill('WRONG');
  await screen.getByRole('button', { name: 'Let’s begin' }).click();
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(await faultsIn(screen.container)).toEqual([]);
  screen.api.answer(rightCode);
  await code.fill('RIGHT');
  await screen.getByRole('button', { name: 'Let’s begin' }).click();
  await expect.element(screen.getByRole('button', { name: 'Create the account' })).toBeVisible();
});

test('a code of an earlier start of the server is asked for again, and what was typed is kept', async () => {
  const screen = await renderPage(welcome, { path: 'welcome', answers: [atStep('NEEDS_ADMINISTRATOR'), rightCode] });
  await screen.getByRole('textbox', { name: 'Set-up code' }).fill('RIGHT');
  await screen.getByRole('button', { name: 'Let’s begin' }).click();
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Olga');
  await screen.getByRole('textbox', { name: 'Login' }).fill('olga');
  await screen.getByLabelText('Password', { exact: true }).fill('a long enough passphrase');
  screen.api.answer(
    answer(CreateAdministrator, { createAdministrator: { __typename: 'Refusal', code: 'INVALID_SET_UP_CODE' } }),
  );
  await screen.getByRole('button', { name: 'Create the account' }).click();
  const code = screen.getByRole('textbox', { name: 'Set-up code' });
  await code.fill('NEW');
  await screen.getByRole('button', { name: 'Let’s begin' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Olga');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test('who comes once all is done is led to the shop', async () => {
  const screen = await renderPage(welcome, { path: 'welcome', answers: [atStep('DONE')] });
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('the country proposes the currency and the time zone, until others are chosen by hand', async () => {
  const screen = await renderPage(welcome, {
    path: 'welcome',
    answers: [
      atStep('NEEDS_KEY_DATA'),
      answer(CheckSetUpCode, { checkSetUpCode: { __typename: 'SetUpState', step: 'NEEDS_KEY_DATA' } }),
    ],
  });
  await screen.getByRole('textbox', { name: 'Set-up code' }).fill('RIGHT');
  await screen.getByRole('button', { name: 'Let’s begin' }).click();
  const [country, zone] = [
    screen.getByRole('combobox', { name: 'Country' }),
    screen.getByRole('combobox', { name: 'Time zone' }),
  ];
  await country.selectOptions('GE');
  await expect.element(zone).toHaveValue(expect.stringContaining('Asia/Tbilisi'));
  await country.selectOptions('PL');
  await expect.element(zone).toHaveValue(expect.stringContaining('Europe/Warsaw'));
});
