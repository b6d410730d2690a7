import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../testing/answering-api';
import { faultsIn } from '../../testing/faults-in';
import { renderShopPage } from '../../testing/render';
import { dish, PIZZA } from '../catalog/testing-dishes';
import { SearchQuery, SearchStartQuery } from './search-documents';
import * as search from './search-route';

const found = (...names: readonly string[]) => ({
  totalCount: names.length,
  edges: names.map((name) => ({ node: dish(name), highlights: { name: [{ text: name, isMatch: true }] } })),
  filters: { tags: ['VEGETARIAN' as const] },
});

const menu = answer(SearchQuery, ({ query, tags }) => {
  if (query === 'pizza') {
    return { channel: { search: tags?.length ? found('Margherita') : found('Margherita', 'Pepperoni') } };
  }
  if (query === 'gbwwf') return { channel: { search: { ...found('Margherita'), searchedFor: 'pizza' } } };
  return { channel: { search: query === 'margerita' ? { nearMisses: [dish('Margherita')] } : {} } };
});
const start = answer(SearchStartQuery, {
  menu: { categories: [PIZZA] },
  channel: { popularProducts: [dish('Tiramisu')], popularSearches: ['tiramisu', 'soup'] },
});
const open = (url: string) => renderShopPage(search, { path: 'search', url, answers: [menu, start] });

test('arrow keys walk from the field into what was found, and back', async () => {
  const screen = await open('/search?q=pizza');
  const [field, first] = [screen.getByRole('searchbox'), screen.getByRole('link', { name: 'Margherita' })];
  await expect.element(first).toBeVisible();
  await field.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: 'Pepperoni' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(field).toHaveFocus();
});

test('an arrow key waits for what was just typed', async () => {
  const screen = await open('/search?q=pizza');
  await expect.element(screen.getByRole('link', { name: 'Pepperoni' })).toBeVisible();
  await screen.getByRole('searchbox').fill('margerita');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('heading', { name: 'Close matches' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Margherita' })).toHaveFocus();
});

test('filters narrow down what was found, and go together', async () => {
  const screen = await open('/search?q=pizza');
  await expect.element(screen.getByRole('status').filter({ hasText: '2 dishes found' })).toBeVisible();
  await screen.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Vegetarian' }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: '1 dish found' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Pepperoni' })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Clear filters' }).click();
  await expect.element(screen.getByRole('link', { name: 'Pepperoni' })).toBeVisible();
});

test('a word in the other keyboard layout says what it was read as', async () => {
  const screen = await open('/search?q=gbwwf');
  await expect.element(screen.getByRole('status').filter({ hasText: 'Showing results for pizza.' })).toBeVisible();
  await expect.element(screen.getByRole('article')).toMatchTextContent('Margherita');
});

test('where nothing is found there are near misses, or what others look for and the menu', async () => {
  const screen = await open('/search?q=margerita');
  await expect.element(screen.getByText('Nothing found for “margerita”')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Close matches' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Margherita' })).toBeVisible();
  await screen.getByRole('searchbox').fill('jukebox');
  await expect.element(screen.getByRole('heading', { name: 'Found most often' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Soup' })).toHaveAttribute('href', '/search?q=soup');
  const categories = screen.getByRole('heading', { name: 'Browse the menu' });
  await expect.element(categories).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
});
