import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { made } from '../../../testing/made';
import { renderForShoppers } from '../../../testing/render';
import { AddLineMutation } from '../../cart/store/cart-documents';
import { ProductCardFragment } from '../menu/product-card';
import { KeptDish } from './kept-dish';

const listed = (onlyVariantId: string | null) => ({
  categorySlug: 'desserts',
  slug: 'tiramisu',
  name: 'Tiramisu',
  card: made(ProductCardFragment, { name: 'Tiramisu', slug: 'tiramisu', onlyVariantId, weight: 180, unit: 'G' }),
});

test('a dish that can’t be read shows its price and weight, and goes into the cart where nothing has to be chosen', async () => {
  const screen = await renderForShoppers(<KeptDish listed={listed('tiramisu')} />, {
    answers: [answer(AddLineMutation, () => new Promise(() => {}))],
  });
  await expect.element(screen.getByText('$10')).toBeVisible();
  await expect.element(screen.getByText(/180/)).toBeVisible();
  await expect.element(screen.getByText(/Its description and allergens will appear/)).toBeVisible();
  await screen.getByRole('button', { name: 'Add Tiramisu' }).click();
  await expect.element(screen.getByLabelText('1 in the cart: Tiramisu')).toBeVisible();
});

test('a dish with sizes waits for the connection, and so does one of which the list knows nothing', async () => {
  const screen = await renderForShoppers(<KeptDish listed={listed(null)} />);
  await expect.element(screen.getByText(/Size and options will appear here/)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await screen.unmount();
  const unknown = await renderForShoppers(<KeptDish listed={null} />);
  await expect.element(unknown.getByText(/Size and options will appear here/)).toBeVisible();
});
