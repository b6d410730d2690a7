import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import { cooking, type KitchenOrder, kitchenOf } from '../testing-orders';
import * as kitchen from './kitchen-route';
import { BumpLinesMutation } from './use-bump';

const [soup, salad] = cooking.lines;
const openBoard = (...orders: readonly KitchenOrder[]) =>
  renderStaffPage(kitchen, { path: 'command-center/kitchen', answers: [kitchenOf(...orders)] });

test('a screen for one station shows its dishes, counts the others, and remembers what it is for', async () => {
  const before = await openBoard(cooking);
  await before.getByRole('button', { name: 'This device' }).click();
  await before.getByRole('button', { name: 'Cold', exact: true }).click();
  await expect.element(before.getByRole('button', { name: /Borscht/ })).not.toBeInTheDocument();
  await before.unmount();
  const screen = await openBoard(cooking);
  await expect.element(screen.getByRole('button', { name: /Vinegret/ })).toBeVisible();
  await expect.element(screen.getByText('1 more dish at another station')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Borscht/ })).not.toBeInTheDocument();
});

test('what one station has made leaves its screen, and is recalled there alone', async () => {
  localStorage.setItem('carte.stations', 'cold');
  const screen = await openBoard({ ...cooking, lines: [soup, { ...salad, isMade: true }] });
  await screen.getByRole('button', { name: 'Recall', exact: true }).click();
  screen.api.answer(answer(BumpLinesMutation, { answer: { __typename: 'Order' } }));
  screen.api.answer(kitchenOf(cooking));
  await screen.getByRole('button', { name: 'Recall: order A-7' }).click();
  await expect.element(screen.getByRole('button', { name: /Vinegret/ })).toBeVisible();
  await expect
    .poll(() => screen.api.sent(BumpLinesMutation))
    .toEqual([{ input: { orderId: 'order', lineIds: ['salad'], isMade: false } }]);
});

/** Fifteen orders of one to three dishes. */
const evening = Array.from({ length: 15 }, (_none, place) => ({
  ...cooking,
  id: `order-${place}`,
  number: `A-${String(place).padStart(4, '0')}`,
  promisedAt: new Date(Date.UTC(2026, 10, 29, 13, place)).toISOString(),
  lines: Array.from({ length: (place % 3) + 1 }, (_line, line) => ({ ...soup, id: `${place}-${line}` })),
}));

test.each([
  { on: 'a laptop', width: 1280, height: 800 },
  { on: 'a tablet', width: 820, height: 1180 },
])('in the small size fifteen orders stand on $on, the oldest on top and no hole between them', async (screenSize) => {
  await page.viewport(screenSize.width, screenSize.height);
  const screen = await openBoard(...evening);
  await screen.getByRole('button', { name: 'This device' }).click();
  await screen.getByRole('button', { name: 'Small', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await expect
    .poll(() => {
      const cards = cardsOf(screen.container);
      const first = cards[0]?.top;
      const heights = new Map<number, number>();
      // In the first row, right of the one before; below it, where there was most room.
      const isDealt = cards.every(({ left, top, height }) => {
        const column = heights.get(left);
        const isInPlace = column === undefined ? top === first : column <= Math.min(...heights.values()) + 1;
        heights.set(left, (column ?? 0) + height);
        return isInPlace;
      });
      return {
        count: cards.length,
        isDealt,
        fits: Math.max(...cards.map(({ bottom }) => bottom)) <= screenSize.height,
      };
    })
    .toEqual({ count: 15, isDealt: true, fits: true });
});

/** How the cards stand on the screen, the oldest first. */
const cardsOf = (board: Element) =>
  [...board.querySelectorAll('article')]
    .map((card) => ({ number: card.querySelector('h2')?.textContent ?? '', box: card.getBoundingClientRect() }))
    .toSorted((one, other) => one.number.localeCompare(other.number))
    .map(({ box }) => box);
