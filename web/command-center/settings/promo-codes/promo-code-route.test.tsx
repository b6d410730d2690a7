import { expect, test } from 'vitest';
import {
  CommandCenterFrameDocument,
  CreatePromoCodeDocument,
  PromoCodeDocument,
  PromoCodesDocument,
  UpdatePromoCodeDocument,
} from '../../../gql/graphql';
import { type Answer, answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as code from './promo-code-route';
import * as codes from './promo-codes-route';

const PATH = 'command-center/settings/orders/promo-code';
const openCode = (id: string, ...answers: readonly Answer[]) =>
  renderStaffPage(code, { path: `${PATH}/:promoCodeId`, url: `/${PATH}/${id}`, answers });

test('a code is generated or typed, and its dates are read on the shop’s clock', async () => {
  const tbilisi = { channel: { timeZone: 'Asia/Tbilisi' } };
  const created = answer(CreatePromoCodeDocument, { answer: { __typename: 'PromoCode' } });
  const screen = await openCode('new', answer(CommandCenterFrameDocument, tbilisi), created);
  const word = screen.getByLabelText('Code', { exact: true });
  await screen.getByRole('button', { name: 'Generate' }).click();
  await expect.poll(() => word.element()).toHaveProperty('value', expect.stringMatching(/^[A-Z2-9]{8}$/));
  await word.fill('story');
  await screen.getByText('Amount', { exact: true }).click();
  await screen.getByLabelText('Amount off the dishes').fill('4.50');
  await screen.getByLabelText(/^Until/).fill('2027-01-01T10:00');
  await screen.getByLabelText(/^Orders in all/).fill('100');
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect
    .poll(() => screen.api.sent(CreatePromoCodeDocument))
    .toMatchObject([
      { input: { code: 'story', kind: 'AMOUNT', amount: 450, totalLimit: 100, endsAt: '2027-01-01T06:00:00.000Z' } },
    ]);
});

test('a word that can’t be a code is refused at its field', async () => {
  const message = 'Use letters, digits, hyphens and underscores.';
  const fields = [{ message, path: ['input', 'code'] }];
  const refused = answer(CreatePromoCodeDocument, { answer: { __typename: 'InvalidInput', fields } });
  const screen = await openCode('new', refused);
  const word = screen.getByLabelText('Code', { exact: true });
  await word.fill('10%');
  await screen.getByRole('textbox', { name: /^Percent/ }).fill('10');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(word).toHaveFocus();
  await expect.element(word).toHaveAccessibleDescription(/Use letters, digits/);
});

test('a code is switched off', async () => {
  const story = { __typename: 'PromoCode', id: 'story', version: 4, code: 'STORY', isActive: true } as const;
  const screen = await openCode(
    'story',
    answer(PromoCodeDocument, { node: { ...story, kind: 'PERCENT', percent: 10 } }),
    answer(UpdatePromoCodeDocument, { answer: { __typename: 'PromoCode', version: 5 } }),
  );
  await screen.getByRole('switch', { name: /^Can be used/ }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Promo code updated')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdatePromoCodeDocument))
    .toMatchObject([{ input: { id: 'story', version: 4, isActive: false } }]);
});

test('the list says what a code takes off and how often it was used, and filters ask for less', async () => {
  const row = {
    id: 'story',
    code: 'STORY',
    kind: 'AMOUNT',
    amount: { minor: 450 },
    totalLimit: 100,
    state: 'VALID',
  } as const;
  const screen = await renderStaffPage(codes, {
    path: PATH,
    answers: [answer(PromoCodesDocument, { channel: { promoCodes: { totalCount: 1, nodes: [row] } } })],
  });
  const shown = screen.getByRole('row').filter({ hasText: 'STORY' });
  await expect.element(shown).toMatchTextContent('−$4.50');
  await expect.element(shown).toMatchTextContent('0 of 100');
  expect(await faultsIn(screen.container)).toEqual([]);
  screen.api.answer(answer(PromoCodesDocument, { channel: {} }));
  await screen.getByLabelText('State', { exact: true }).selectOptions('Off');
  await expect.element(screen.getByText('No such promo codes')).toBeVisible();
  await expect.poll(() => screen.api.sent(PromoCodesDocument).at(-1)).toMatchObject({ state: 'OFF' });
});
