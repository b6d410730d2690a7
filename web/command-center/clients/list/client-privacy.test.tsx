import { expect, test } from 'vitest';
import { made } from '../../../testing/made';
import { renderForStaff } from '../../../testing/render';
import { ClientPrivacy, ClientPrivacyFragment } from './client-privacy';

const nino = made(ClientPrivacyFragment, { id: 'nino', name: 'Nino' });

test.each([
  { who: 'an operator', permissions: ['CLIENTS'] as const, sees: [] },
  { who: 'a manager', permissions: ['CLIENTS', 'EXPORT_CLIENTS'] as const, sees: ['Export as JSON'] },
  {
    who: 'an administrator',
    permissions: ['CLIENTS', 'EXPORT_CLIENTS', 'ERASE_CLIENTS'] as const,
    sees: ['Export as JSON', 'Erase…'],
  },
])('of a client’s data $who is offered: $sees', async ({ permissions, sees }) => {
  const screen = await renderForStaff(
    <>
      <p>Nino</p>
      <ClientPrivacy client={nino} />
    </>,
    { permissions },
  );
  await expect.element(screen.getByText('Nino')).toBeVisible();
  expect(
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(sees);
});
