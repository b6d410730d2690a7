import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { answersOfAreas, TOWN, tellPlace } from '../../../storefront/area/testing-areas';
import { UpdateCheckoutMutation } from '../../../storefront/cart/store/cart-documents';
import * as checkout from '../../../storefront/checkout/checkout-page';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderPage } from '../../../testing/render';
import { StreetSuggestionsQuery } from './street-documents';

const house = (number: string) => ({ street: 'Rustaveli Avenue', house: number, ...TOWN });
const streets = answer(StreetSuggestionsQuery, ({ query }) => ({
  streetSuggestions: query === 'rust' ? [{ street: 'Rustaveli Avenue', house: null }] : [house('12'), house('14')],
}));
const line = { id: 'soup', variantId: 'soup', quantity: 1, isAvailable: true };

async function open(extensions = ['streets']) {
  const answers = [...answersOfAreas({ extensions }, [line]), streets];
  const screen = await renderPage(checkout, { path: 'checkout', answers });
  const street = screen.getByLabelText('Street and house');
  await expect.element(screen.getByRole('combobox', { name: 'Delivery area' })).toBeEnabled();
  return { screen, street, options: screen.getByRole('listbox', { name: 'Streets and houses' }).getByRole('option') };
}

test('streets and houses are suggested while one types, and the keys choose a house with its place', async () => {
  const { screen, street, options } = await open();
  await expect.element(street).toHaveRole('combobox');
  await street.fill('rust');
  await expect.element(options).toMatchTextContent('Rustaveli Avenue');
  await userEvent.keyboard(' 1');
  await expect.element(options.nth(1)).toMatchTextContent('Rustaveli Avenue, 14');
  expect(await faultsIn(screen.container)).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(street).toHaveValue('Rustaveli Avenue, 14');
  await expect.element(options).not.toBeInTheDocument();
  await expect.poll(() => screen.api.sent(UpdateCheckoutMutation)).toContainEqual({ input: TOWN });
});

test('another text is another place, which nobody knows; after a reload too', async () => {
  const { street, options } = await open();
  await street.fill('rust 1');
  await options.first().click();
  await expect.element(street).toHaveValue('Rustaveli Avenue, 12');
  await cleanup();
  const again = await open();
  await expect.element(again.street).toHaveValue('Rustaveli Avenue, 12');
  await again.street.fill('Rustaveli Avenue, 12b');
  const nowhere = { input: { latitude: null, longitude: null } };
  await expect.poll(() => again.screen.api.sent(UpdateCheckoutMutation)).toContainEqual(nowhere);
});

test('the device’s place is no suggested house: the street that is typed leaves it as it is', async () => {
  const tell = tellPlace(TOWN);
  const { screen, street } = await open();
  await screen.getByRole('button', { name: 'Use my location' }).click();
  tell();
  await expect.element(screen.getByText(/^Found you: Old town/)).toBeVisible();
  await street.fill('Boulevard 2b');
  await expect.poll(() => screen.api.sent(StreetSuggestionsQuery)).toHaveLength(1);
  await expect.poll(() => screen.api.sent(UpdateCheckoutMutation)).toEqual([{ input: TOWN }]);
});

test('the field can be cleared and filled in again, and Enter without a choice goes on to the next field', async () => {
  const { street, options } = await open();
  await street.fill('rust 1');
  await options.first().click();
  await street.fill('');
  await expect.element(street).toHaveValue('');
  await street.click();
  await userEvent.keyboard('Boulevard');
  await expect.element(street).toHaveValue('Boulevard');
  await userEvent.keyboard('{Enter}');
  await expect.element(street).not.toHaveFocus();
});

test('on a phone the bar with the total leaves the list free', async () => {
  await page.viewport(390, 600);
  const { screen, street, options } = await open();
  street.element().scrollIntoView({ block: 'end' });
  await street.fill('rust 1');
  await expect.element(options.nth(1)).toBeVisible();
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  const bar = screen.getByRole('button', { name: /^Place order/ });
  await expect.poll(() => bottom(options.nth(1).element()) - bottom(bar.element())).toBeLessThan(-40);
});

test('a shop without streets asks for none', async () => {
  const { screen, street } = await open([]);
  await street.fill('rust');
  await expect.element(street).not.toHaveRole('combobox');
  expect(screen.api.sent(StreetSuggestionsQuery)).toEqual([]);
});
