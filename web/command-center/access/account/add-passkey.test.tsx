import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderForStaff } from '../../../testing/render';
import { AddPasskey, AddPasskeyMutation, BeginPasskeyMutation } from './add-passkey';

/** A phone, as Chromium plays it. */
const PHONE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: false,
  automaticPresenceSimulation: true,
} as const;

test('a press that came to nothing takes no second code', async () => {
  await cdp().send('WebAuthn.enable');
  const { authenticatorId } = await cdp().send('WebAuthn.addVirtualAuthenticator', { options: PHONE });
  const onAdded = vi.fn();
  const screen = await renderForStaff(
    <AddPasskey hasPassword hasSecondFactor login="luka" onAdded={onAdded} onClose={() => {}} />,
    {
      answers: [
        answer(BeginPasskeyMutation, {
          answer: {
            __typename: 'PasskeyDraft',
            challenge: 'AAAA',
            host: 'localhost',
            userId: 'bHVrYQ',
            algorithms: [-7],
          },
        }),
        answer(AddPasskeyMutation, { answer: { __typename: 'Passkey' } }),
      ],
    },
  );
  const dialog = screen.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabelText('Name').fill('Luka’s phone');
  await dialog.getByLabelText('Your password').fill('ladle and whisk 7');
  await dialog.getByLabelText('Code from your current app').fill('abcd-efgh-jkmn');
  const send = dialog.getByRole('button', { name: 'Continue' });
  await send.click();
  await expect.element(dialog.getByText(/^No passkey was created./)).toBeVisible();
  expect(await faultsIn(dialog.element())).toEqual([]);

  await cdp().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await send.click();
  await expect.poll(() => onAdded.mock.calls.length).toBe(1);
  await expect.poll(() => screen.api.sent(BeginPasskeyMutation)).toHaveLength(1);
  await expect.poll(() => screen.api.sent(AddPasskeyMutation)).toMatchObject([{ input: { name: 'Luka’s phone' } }]);
  await cdp().send('WebAuthn.disable');
});
