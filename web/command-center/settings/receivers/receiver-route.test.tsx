import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { tabAndPress } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import { PresetsQuery } from './form/preset-choice';
import { CreateReceiverMutation } from './form/save-receiver';
import { PreviewQuery } from './form/use-preview';
import * as receiver from './receiver-route';

const at = { path: 'command-center/receiver/:receiverId', url: '/command-center/receiver/new' };

test('by keys alone a header is added and taken away, and the focus stays in the list', async () => {
  const screen = await renderStaffPage(receiver, at);
  await tabAndPress(screen.getByRole('button', { name: 'Add a header' }));
  const headers = screen.getByRole('group', { name: 'Other headers' });
  await expect.element(headers.getByRole('textbox', { name: 'Header', exact: true })).toHaveFocus();
  await userEvent.fill(headers.getByRole('textbox', { name: 'Header', exact: true }), 'X-Till');
  const remove = headers.getByRole('button', { name: 'Remove the header X-Till' });
  await tabAndPress(remove);
  await expect.element(remove).not.toBeInTheDocument();
  await expect.poll(() => headers.element().contains(document.activeElement)).toBe(true);
});

test('who makes a receiver from an example is led to the line of a mistake, and shown its secret once', async () => {
  const mistake = {
    __typename: 'TemplateInvalid' as const,
    line: 1,
    message: 'There is no filter “jsn”.',
    path: ['input', 'bodyTemplate'],
  };
  const made = { __typename: 'ReceiverWithSecret' as const, signingSecret: 'whsec_abc', receiver: { id: 'till' } };
  const screen = await renderStaffPage(receiver, {
    ...at,
    answers: [
      answer(PresetsQuery, { receiverPresets: [{ key: 'json', name: 'Plain JSON', bodyTemplate: '{}' }] }),
      answer(CreateReceiverMutation, { answer: made }),
    ],
  });
  await tabAndPress(screen.getByRole('button', { name: 'Plain JSON' }));
  await screen.getByLabelText('Name').fill('Till');
  await screen.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9/orders');
  screen.api.answer(answer(PreviewQuery, { receiverPreview: mistake }));
  const template = screen.getByLabelText('Template of the message');
  await template.fill('{{ order.number | jsn }}');
  const toMistake = screen.getByRole('button', { name: 'Go to line 1' });
  await tabAndPress(toMistake);
  await expect.element(template).toHaveFocus();
  screen.api.answer(answer(PreviewQuery, { receiverPreview: { __typename: 'ReceiverPreview' } }));
  await template.fill('{{ order.number | json }}');
  await expect.element(toMistake).not.toBeInTheDocument();
  await tabAndPress(screen.getByRole('button', { name: 'Create' }));
  await expect.element(screen.getByRole('dialog', { name: 'Signing secret' })).toBeVisible();
  await expect
    .poll(() => screen.api.sent(CreateReceiverMutation))
    .toMatchObject([
      { input: { name: 'Till', url: 'http://127.0.0.1:9/orders', bodyTemplate: '{{ order.number | json }}' } },
    ]);
});

test('a receiver for tests is chosen when it is made, and is one from then on', async () => {
  const made = { __typename: 'ReceiverWithSecret' as const, signingSecret: 'whsec_abc', receiver: { id: 'till' } };
  const fresh = await renderStaffPage(receiver, {
    ...at,
    answers: [
      answer(PresetsQuery, { receiverPresets: [{ key: 'json', name: 'Plain JSON', bodyTemplate: '{}' }] }),
      answer(CreateReceiverMutation, { answer: made }),
    ],
  });
  await fresh.getByRole('button', { name: 'Plain JSON' }).click();
  await fresh.getByLabelText('Name').fill('Rehearsal');
  await fresh.getByRole('switch', { name: /^For tests/ }).click({ force: true });
  await fresh.getByRole('textbox', { name: 'Address' }).fill('https://hook.example/orders');
  await fresh.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => fresh.api.sent(CreateReceiverMutation)).toMatchObject([{ input: { isTest: true } }]);
  await fresh.unmount();

  const node = { __typename: 'Receiver' as const, id: 'till', name: 'Rehearsal', isTest: true };
  const stored = await renderStaffPage(receiver, {
    ...at,
    url: '/command-center/receiver/till',
    answers: [answer(receiver.ReceiverQuery, { node })],
  });
  await expect.poll(() => stored.container.querySelector('[data-tag]')?.textContent).toBe('Test');
  await expect.element(stored.getByRole('switch', { name: /^For tests/ })).not.toBeInTheDocument();
});
