import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PaletteDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { FilterBar } from '../../kit/table/filter-bar';

/** Any page of the command center, with a search, saying which one it is. */
function AnyPage() {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <p>{useLocation().hash}</p>
      <FilterBar searchLabel="Name" />
    </>
  );
}

async function render() {
  const found = { channel: { orders: { nodes: [{ id: 'order-7', number: 'A-7', name: 'Nino Beridze' }] } } };
  const screen = await renderStaffPage(
    { default: AnyPage },
    {
      path: 'command-center/*',
      url: '/command-center/account',
      answers: [answer(PaletteDocument, found)],
    },
  );
  const palette = screen.getByRole('dialog', { name: 'Go to or do anything' });
  const at = (path: string) => expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(path);
  await at('/command-center/account');
  return Object.assign(screen, { palette, sought: palette.getByRole('combobox'), at });
}

test('Ctrl+K opens the palette, whose first entry Enter takes', async () => {
  const screen = await render();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.sought).toHaveFocus();
  expect(await faultsIn(screen.palette.element())).toEqual([]);
  await userEvent.keyboard('opening');
  await expect.element(screen.palette.getByRole('option').first()).toMatchTextContent(/^Opening hours/);
  await userEvent.keyboard('{Enter}');
  await screen.at('/command-center/settings/hours');
  await expect.element(screen.palette).not.toBeInTheDocument();
});

test.each([
  ['tips', 'Tips', '#tips'],
  ['minimum order', 'Minimum for any order', '#limits'],
])('“%s” finds the section of the order settings that it stands in, once it is typed', async (sought, name, hash) => {
  const screen = await render();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.sought).toHaveFocus();
  await expect.element(screen.palette.getByRole('group', { name: 'Order settings' })).not.toBeInTheDocument();
  await screen.sought.fill(sought);
  await screen.palette.getByRole('option', { name }).click();
  await screen.at('/command-center/settings/orders');
  await expect.element(screen.getByText(hash, { exact: true })).toBeVisible();
});

test('letters of the other keyboard layout find the same, and what is nowhere is said', async () => {
  const screen = await render();
  await screen.getByRole('button', { name: /^Search/ }).click();
  await screen.sought.fill('дшые');
  await expect.element(screen.palette.getByRole('option', { name: 'Stop list' })).toBeVisible();
  screen.api.answer(answer(PaletteDocument, { channel: {} }));
  await screen.sought.fill('xyzzy');
  await expect.element(screen.palette.getByText('Nothing found for “xyzzy”')).toBeVisible();
});

test('arrow keys go round in what was found, an order among it', async () => {
  const screen = await render();
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.sought.fill('Nino');
  const order = screen.palette.getByRole('group', { name: 'Orders' }).getByRole('option');
  await expect.element(order).toMatchTextContent(/^A-7 · Nino Beridze/);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
  await screen.at('/command-center/checkout/order-7');
});

test('a slash leads to the page’s search, where it is a letter; a question mark shows the keys', async () => {
  const screen = await render();
  await userEvent.keyboard('?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await userEvent.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Name' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('1/2?');
  await expect.element(search).toHaveValue('1/2?');
});
