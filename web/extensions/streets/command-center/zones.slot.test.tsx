import { expect, test, vi } from 'vitest';
import * as zones from '../../../command-center/settings/zones/zones-route';
import { StreetsDocument, ZonesDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';

async function open(streetCount: number) {
  const channel = { streetCount, streetsLoadedAt: streetCount > 0 ? '2026-11-28T12:00:00.000Z' : null };
  const path = 'command-center/settings/orders/zone';
  const screen = await renderStaffPage(zones, {
    path,
    answers: [answer(ZonesDocument, {}), answer(StreetsDocument, { channel })],
  });
  return { screen, panel: screen.getByRole('region', { name: 'Street suggestions' }) };
}

/** What the server says to a file, or to the wish to remove the streets. */
const says = (answers: () => Promise<Response>) => vi.spyOn(window, 'fetch').mockImplementation(answers);

test('what is wrong with a file is said beside it, and the next one is loaded', async () => {
  const { screen, panel } = await open(0);
  await expect.element(panel.getByText(/^No streets yet/)).toBeVisible();
  const message = 'There are no addresses in this file';
  says(async () => Response.json({ error: { code: 'NOT_A_STREET_FILE', message } }, { status: 422 }));
  const file = screen.getByLabelText('Street file');
  await file.upload(new File(['no addresses'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(panel.getByText(message)).toBeVisible();
  says(async () => Response.json({ streets: 1, houses: 3 }));
  await file.upload(new File(['{}'], 'town.geojson', { type: 'application/geo+json' }));
  await expect.element(screen.getByText('1 street and 3 houses loaded')).toBeVisible();
  await expect.element(panel.getByText(message)).not.toBeInTheDocument();
  await panel.getByText('Where the file comes from').click();
  const map = panel.getByRole('link', { name: /Overpass Turbo/ });
  await expect.element(map).toHaveAttribute('href', expect.stringMatching(/^https:\/\/overpass-turbo\.eu\/\?Q=/));
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('without a connection no streets are removed, and it is said so', async () => {
  const { screen, panel } = await open(1);
  await expect.element(panel.getByText(/^1 street, loaded on /)).toBeVisible();
  await panel.getByRole('button', { name: 'Remove the streets' }).click();
  const question = screen.getByRole('alertdialog');
  says(() => Promise.reject(new TypeError('away')));
  await question.getByRole('button', { name: 'Remove the streets' }).click();
  await expect.element(question.getByText(/^Couldn’t reach the server/)).toBeVisible();
  says(async () => Response.json(null));
  await question.getByRole('button', { name: 'Remove the streets' }).click();
  await expect.element(question).not.toBeInTheDocument();
});
