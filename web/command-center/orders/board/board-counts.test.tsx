import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import { FrameQuery } from '../../frame/frame-query';
import * as orders from '../orders-route';
import { accepted, placed } from '../testing-orders';
import { BoardQuery } from './board-query';

test('alarm, badge and columns say what the server counts, however few orders are shown', async () => {
  const waits = { ...placed, placedAt: '2026-11-29T12:00:00.000Z' };
  const screen = await renderStaffPage(orders, {
    path: 'command-center/checkout',
    answers: [
      answer(FrameQuery, {
        channel: { waiting: { totalCount: 157, nodes: [placed] }, alarmed: { totalCount: 140, nodes: [waits] } },
      }),
      answer(BoardQuery, {
        channel: {
          orderCounts: [{ status: 'ACCEPTED', count: 130 }],
          fresh: { totalCount: 157, nodes: [placed], pageInfo: { hasNextPage: true } },
          underWay: { nodes: [{ ...accepted, id: 'other', number: 'B-8' }], pageInfo: { hasNextPage: true } },
          later: { totalCount: 11, nodes: [] },
        },
      }),
    ],
  });
  await expect.element(screen.getByRole('alert').getByText('140 orders waiting')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Orders\s*157/ })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'New 157' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Accepted 119' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'For later 11' })).toBeVisible();
  // What is pressed here counts at once.
  await screen.getByRole('button', { name: /^Accept .*A-7$/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'New 156' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Accepted 120' })).toBeVisible();
});
