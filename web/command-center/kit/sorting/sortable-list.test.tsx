import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tabTo } from '../../../testing/keys';
import { renderForStaff } from '../../../testing/render';
import { inOrder } from './order';
import { SortableList } from './sortable-list';

const DISHES = ['Soup', 'Salad', 'Cake'].map((name) => ({ id: name, name }));
const store = vi.fn(async (_ids: string[]): Promise<string | null> => null);

function Dishes() {
  const [dishes, setDishes] = useState(DISHES);
  const reorder = async (ids: string[]) => {
    const refusal = await store(ids);
    if (refusal === null) setDishes(inOrder(dishes, ids));
    return refusal;
  };
  return (
    <SortableList items={dishes} label="Dishes" nameOf={({ name }) => name} onReorder={reorder}>
      {({ name }) => name}
    </SortableList>
  );
}

async function renderDishes() {
  store.mockReset().mockResolvedValue(null);
  const screen = await renderForStaff(<Dishes />);
  const rows = screen.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
  return Object.assign(screen, {
    rows,
    grip: (name: string) => screen.getByRole('button', { name: `Move ${name}`, exact: true }),
    order: () => expect.poll(() => rows.elements().map(({ textContent }) => textContent)),
  });
}

test('arrow keys on a grip move its row, the focus stays on it, and the new place is said', async () => {
  const screen = await renderDishes();
  await tabTo(screen.grip('Soup'));
  await userEvent.keyboard('{ArrowDown}');
  await screen.order().toEqual(['Salad', 'Soup', 'Cake']);
  await expect.element(screen.grip('Soup')).toHaveFocus();
  await expect.element(screen.getByText('Soup: now 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await screen.order().toEqual(['Salad', 'Cake', 'Soup']);
  await userEvent.keyboard('{Home}');
  await screen.order().toEqual(['Soup', 'Salad', 'Cake']);
  expect(store).toHaveBeenLastCalledWith(['Soup', 'Salad', 'Cake']);
});

test('a row has buttons too, and the one at the end of the list asks for nothing', async () => {
  const screen = await renderDishes();
  await screen.getByRole('button', { name: 'Move up: Cake' }).click();
  await screen.order().toEqual(['Soup', 'Cake', 'Salad']);
  const upwards = screen.getByRole('button', { name: 'Move up: Soup' });
  await expect.element(upwards).toHaveAttribute('aria-disabled', 'true');
  await upwards.click({ force: true });
  expect(store).toHaveBeenCalledTimes(1);
});

test('a row is dragged by its grip above another one', async () => {
  const screen = await renderDishes();
  await userEvent.dragAndDrop(screen.grip('Cake'), screen.rows.first(), { targetPosition: { x: 60, y: 4 } });
  await screen.order().toEqual(['Cake', 'Soup', 'Salad']);
  expect(store).toHaveBeenCalledWith(['Cake', 'Soup', 'Salad']);
});

test('an order that is refused goes back, and the list says why', async () => {
  const screen = await renderDishes();
  store.mockResolvedValue('A colleague deleted one of them.');
  await screen.getByRole('button', { name: 'Move up: Cake' }).click();
  await expect.element(screen.getByText('A colleague deleted one of them.')).toBeVisible();
  await screen.order().toEqual(['Soup', 'Salad', 'Cake']);
});
