import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CreateLinkDocument, DeleteLinkDocument, NavigationSettingsDocument } from '../../../gql/graphql';
import { type Answer, answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress, tabTo } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import * as navigation from './navigation-route';

const link = (name: string) => ({
  id: name,
  name,
  url: '/delivery',
  nameTranslations: [{ locale: 'en' as const, value: name }],
});
const footer = (...names: readonly string[]) =>
  answer(NavigationSettingsDocument, { channel: { footer: names.map(link) } });

async function openFooter(...answers: Answer[]) {
  const path = 'command-center/settings/navigation';
  const screen = await renderStaffPage(navigation, { path, answers });
  return Object.assign(screen, { links: screen.getByRole('region', { name: 'Footer', exact: true }) });
}

test('by keys: a link is added with an icon; one that would run is refused at its field', async () => {
  const message = 'Invalid URL';
  const refused = { __typename: 'InvalidInput', fields: [{ message, path: ['input', 'url'] }] } as const;
  const screen = await openFooter(footer(), answer(CreateLinkDocument, { answer: refused }));
  const add = screen.links.getByRole('button', { name: 'Add a footer link' });
  await tabAndPress(add);
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('English').fill('Party rooms');
  const url = dialog.getByLabelText('Leads to');
  await url.fill('javascript:alert(1)');
  await tabTo(dialog.getByRole('radio', { name: 'No icon' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(url).toHaveFocus();
  await expect.element(url).toHaveAccessibleDescription(/Invalid URL/);
  expect(await faultsIn(dialog.element())).toEqual([]);

  screen.api.answer(answer(CreateLinkDocument, { answer: { __typename: 'Link' } }));
  await url.fill('/delivery');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Link created')).toBeVisible();
  await expect.element(add).toHaveFocus();
  await expect
    .poll(() => screen.api.sent(CreateLinkDocument).at(-1))
    .toMatchObject({
      input: { placement: 'FOOTER', url: '/delivery', icon: 'PHONE', name: [{ value: 'Party rooms' }, {}] },
    });
});

test('by keys: the focus stays in the list from which a link was deleted', async () => {
  const deleted = answer(DeleteLinkDocument, { answer: { __typename: 'Deleted' } });
  const screen = await openFooter(footer('Rooms', 'Vouchers'), deleted);
  await tabAndPress(screen.links.getByRole('button', { name: 'Delete “Rooms”' }));
  screen.api.answer(footer('Vouchers'));
  await tabAndPress(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete the link' }));
  await expect.element(screen.links.getByRole('listitem')).toMatchTextContent('Vouchers');
  await expect.poll(() => screen.links.element().contains(document.activeElement)).toBe(true);
});
