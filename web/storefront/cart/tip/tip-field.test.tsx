import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { cartOf, renderCheckout, SOUP } from '../../checkout/testing-checkout';
import { UpdateCheckoutMutation } from '../store/cart-documents';

const CART = { lines: [SOUP], productsCost: { minor: 2000 }, tip: { minor: 0 } };
const TIPS = { tips: { percents: [5, 10], base: 'PRODUCTS' as const } };

/** A cart that takes every tip: the server counts it, which is no matter here. */
async function renderTips() {
  const taken = ({ input }: { input: { tipPercent?: number | null; tip?: number | null } }) => ({
    updateCheckout: {
      __typename: 'Cart' as const,
      ...CART,
      tipPercent: input.tipPercent ?? null,
      tip: { minor: input.tip ?? 20 * (input.tipPercent ?? 0) },
    },
  });
  const screen = await renderCheckout([cartOf(CART, TIPS), answer(UpdateCheckoutMutation, taken)]);
  return { screen, tips: screen.getByRole('group', { name: 'Tip' }) };
}

// Twice in long runs the second press reached no answer in 18 s; alone it passes 60 of 60 under load. The cause is not known.
test('the arrow keys choose a tip', { retry: 1 }, async () => {
  const { tips, screen } = await renderTips();
  await expect.element(tips.getByRole('radio', { name: 'No tip' })).toBeChecked();
  tips.getByRole('radio', { name: 'No tip' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tips.getByRole('radio', { name: '5%', exact: true })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tips.getByRole('radio', { name: '10%', exact: true })).toBeChecked();
  const sent = () => screen.api.sent(UpdateCheckoutMutation).map(({ input }) => input.tipPercent);
  await expect.poll(sent, { timeout: 5000 }).toEqual([5, 10]);
});

test('a tip of one’s own is taken by Enter, and one that is too large is said so', async () => {
  const { tips, screen } = await renderTips();
  await tips.getByText('Other').click();
  const own = tips.getByRole('textbox', { name: /^Your tip/ });
  await own.fill('9000');
  await userEvent.keyboard('{Enter}');
  await expect.element(own).toHaveAccessibleDescription(/^A tip can be .+ at most\.$/);
  expect(await faultsIn(tips.element())).toEqual([]);
  await own.fill('2,50');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('definition').filter({ hasText: '$2.50' })).toBeVisible();
  await expect.poll(() => screen.api.sent(UpdateCheckoutMutation).at(-1)?.input).toMatchObject({ tip: 250 });
});
