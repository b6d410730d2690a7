import { expect, test } from 'vitest';
import type { Permission } from '../../gql/graphql';
import * as notFound from '../../not-found';
import { answer } from '../../testing/answering-api';
import { renderStaffPage } from '../../testing/render';
import { FrameQuery } from './frame-query';

test.each<{ who: string; permissions: Permission[]; sees: string[] }>([
  { who: 'a courier', permissions: ['COURIER_ORDERS'], sees: ['My orders'] },
  { who: 'a cook', permissions: ['KITCHEN'], sees: ['Dashboard', 'Kitchen board'] },
  {
    who: 'an operator',
    permissions: ['ORDERS', 'KITCHEN', 'STOP_LIST', 'CLIENTS'],
    sees: ['Dashboard', 'Orders', 'Phone order', 'Kitchen board', 'Stop list', 'Clients', 'Reports'],
  },
])('$who is led to their own pages, and to no others', async ({ permissions, sees }) => {
  const screen = await renderStaffPage(
    { default: () => null },
    {
      path: 'command-center/anywhere',
      answers: [answer(FrameQuery, { session: { user: { permissions } } })],
    },
  );
  const sidebar = screen.getByRole('navigation', { name: 'Main navigation' });
  await expect.element(sidebar).toBeVisible();
  expect(
    sidebar
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(sees);
});

test.each([
  [
    'KITCHEN',
    'en',
    /^There’s no page at \/command-center\/nowhere\./,
    'Go to my start page',
    '/command-center/kitchen',
  ],
  [
    'MANAGER',
    'ru',
    /^По адресу .*\/command-center\/nowhere ничего нет\./,
    'На свою начальную страницу',
    '/command-center',
  ],
] as const)(
  'a page that is not there leads %s, in %s, to their own start page',
  async (role, locale, says, name, to) => {
    const screen = await renderStaffPage(notFound, {
      path: 'command-center/nowhere',
      locale,
      answers: [answer(FrameQuery, { session: { user: { role } } })],
    });
    await expect.element(screen.getByText(says)).toBeVisible();
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  },
);
