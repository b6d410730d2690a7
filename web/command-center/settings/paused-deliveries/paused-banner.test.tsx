import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderForStaff } from '../../../testing/render';
import { HeldBanner } from './paused-banner';
import { HeldMessagesQuery, ReleaseSendingMutation } from './release-dialog';

const SINCE = '2026-11-29T09:00:00.000Z';

test('after a safe start nothing is sent until staff say what becomes of the messages that wait', async () => {
  const screen = await renderForStaff(<HeldBanner reason="SAFE_START" since={SINCE} />, {
    answers: [
      answer(HeldMessagesQuery, { channel: { heldMessageCount: 1 } }),
      answer(ReleaseSendingMutation, { answer: { __typename: 'Channel' } }),
    ],
  });
  await expect.element(screen.getByText(/^Carte was started in safe mode on November 29, 2026/)).toBeVisible();
  await screen.getByRole('button', { name: 'Release sending' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText('1 message is waiting')).toBeVisible();
  expect(await faultsIn(document.body)).toEqual([]);
  await dialog.getByText('Set aside what is waiting').click();
  await dialog.getByRole('button', { name: 'Release sending' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => screen.api.sent(ReleaseSendingMutation)).toEqual([{ input: { heldMessages: 'PARK' } }]);
});

test('each reason has its words in each language, and a cook is not asked', async () => {
  const russian = await renderForStaff(<HeldBanner reason="SAFE_START" since={SINCE} />, { locale: 'ru' });
  await expect.element(russian.getByText(/^Безопасный запуск/)).toBeVisible();
  await russian.unmount();
  const screen = await renderForStaff(<HeldBanner reason="RESTORED" since={SINCE} />, { permissions: ['KITCHEN'] });
  await expect.element(screen.getByText(/^This shop was restored from a backup/)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
