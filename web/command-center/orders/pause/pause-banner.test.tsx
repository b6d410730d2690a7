import { expect, test } from 'vitest';
import type { Permission } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import { FrameQuery } from '../../frame/frame-query';

const open = (permissions: readonly Permission[]) =>
  renderStaffPage(
    { default: () => null },
    {
      path: 'command-center/anywhere',
      answers: [
        answer(FrameQuery, {
          channel: { pausedUntil: '2126-11-29T12:30:00.000Z' },
          session: { user: { permissions } },
        }),
      ],
    },
  );

test.each<{ who: string; permissions: Permission[]; mayEnd: number }>([
  { who: 'a cook reads on every page that orders are paused, and may not end it', permissions: ['KITCHEN'], mayEnd: 0 },
  { who: 'an operator may end it', permissions: ['ORDERS'], mayEnd: 1 },
])('$who', async ({ permissions, mayEnd }) => {
  const screen = await open(permissions);
  await expect.element(screen.getByText(/^New orders are paused until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resume now' }).elements()).toHaveLength(mayEnd);
});
