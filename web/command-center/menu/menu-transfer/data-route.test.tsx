import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import * as data from './data-route';
import type { ImportReport } from './import-report';

const report: ImportReport = {
  format: 'csv',
  encoding: 'utf-8',
  fingerprint: 'seen',
  counts: { CREATED: 0, CHANGED: 1, REMOVED: 0, LEFT: 40 },
  entries: [
    {
      kind: 'PRODUCT',
      outcome: 'CHANGED',
      row: 2,
      name: 'Margherita',
      changes: [{ field: 'price', from: '9.00', to: '77.70' }],
    },
  ],
  unlisted: 0,
  faults: [],
  faultCount: 0,
};
const cheap = { row: 2, column: 'price', code: 'INVALID', message: '“cheap” is not an amount. Write it like 9.50.' };

afterEach(() => vi.restoreAllMocks());

/** What the server answers to files, one after the other. */
async function openImport(...answers: readonly Response[]) {
  const server = vi.spyOn(window, 'fetch');
  for (const answer of answers) server.mockResolvedValueOnce(answer);
  const screen = await renderStaffPage(data, { path: 'command-center/settings/data' });
  const file = new File(['name_en,price'], 'menu.csv', { type: 'text/csv' });
  return Object.assign(screen, {
    server,
    choose: () => userEvent.upload(screen.getByLabelText('Menu file'), file),
  });
}

test('a file is looked through, and applied as it was seen', async () => {
  const screen = await openImport(Response.json(report), Response.json(report));
  await screen.choose();
  const found = screen.getByRole('heading', { name: 'This is what would change' });
  await expect.element(found).toHaveFocus();
  await expect.element(screen.getByText(/9\.00 → 77\.70/)).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByText('Menu imported')).toBeVisible();
  await expect.element(found).not.toBeInTheDocument();
  expect(screen.server.mock.calls.map(([path]) => path)).toEqual([
    '/api/menu/import?removeMissing=false',
    '/api/menu/import?removeMissing=false&apply=seen',
  ]);
});

test('a file with a fault says its row and what is wrong, and can’t be applied', async () => {
  const counts = { CREATED: 0, CHANGED: 0, REMOVED: 0, LEFT: 0 };
  const screen = await openImport(Response.json({ ...report, counts, entries: [], faults: [cheap], faultCount: 1 }));
  await screen.choose();
  await expect.element(screen.getByRole('heading', { name: '1 error found' })).toBeVisible();
  await expect.element(screen.getByText(cheap.message)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('by keys: a file that was looked through is dropped, and the focus begins where it did', async () => {
  const screen = await openImport(Response.json(report));
  await screen.choose();
  const found = screen.getByRole('heading', { name: 'This is what would change' });
  await expect.element(found).toBeVisible();
  await tabAndPress(screen.getByRole('button', { name: 'Remove the file' }));
  await expect.element(found).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
});

test('a proxy that takes no files of this size is what it says, in nginx’s own page', async () => {
  const screen = await openImport(new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }));
  await screen.choose();
  const words = /^A proxy in front of the server takes no files of this size/;
  await expect.element(screen.getByText(words)).toBeVisible();
});
