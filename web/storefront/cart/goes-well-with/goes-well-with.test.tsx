import { expect, test } from 'vitest';
import { GoesWellWithDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderForShoppers } from '../../../testing/render';
import { dish } from '../../catalog/testing-dishes';
import { AddLineMutation, CartQuery } from '../store/cart-documents';
import { GoesWellWith } from './goes-well-with';

const line = (variantId: string) => ({ id: variantId, variantId, productSlug: variantId, quantity: 1 });
const pannaCotta = dish('Panna cotta');
const tea = dish('Tea', { onlyVariantId: null });

const open = () =>
  renderForShoppers(<GoesWellWith />, {
    answers: [
      answer(CartQuery, { checkout: { lines: [line('medovik')] } }),
      answer(GoesWellWithDocument, { channel: { goesWellWith: [pannaCotta, tea] } }),
      answer(AddLineMutation, {
        addLine: { __typename: 'Cart', lines: [line('medovik'), line('panna-cotta-variant')] },
      }),
    ],
  });

test('the cart offers what goes well with its dishes, once: what is taken is not followed by another', async () => {
  const screen = await open();
  const offer = screen.getByRole('region', { name: 'Goes well with this' });
  await expect.element(offer.getByRole('button', { name: 'Tea: choose options' })).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  await offer.getByRole('button', { name: 'Panna cotta: add' }).click();
  await expect.poll(() => offer.getByRole('listitem').elements()).toHaveLength(1);
  await expect
    .poll(() => screen.api.sent(AddLineMutation))
    .toMatchObject([{ input: { variantId: 'panna-cotta-variant' } }]);
  await expect.poll(() => screen.api.sent(GoesWellWithDocument)).toHaveLength(1);
});

test('suggestions that were put away stay away', async () => {
  const screen = await open();
  const offer = screen.getByRole('region', { name: 'Goes well with this' });
  await offer.getByRole('button', { name: 'Hide suggestions' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  const again = await open();
  await expect.poll(() => again.api.sent(CartQuery)).toHaveLength(1);
  await expect.element(offer).not.toBeInTheDocument();
  expect(again.api.sent(GoesWellWithDocument)).toEqual([]);
});
