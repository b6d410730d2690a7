import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as audit from './audit-route';

const rules = {
  action: 'createPage',
  staffMember: { name: 'Olga' },
  subject: { nodeId: 'rules', typename: 'Page', name: 'House rules' },
};
const log = (...nodes: (typeof rules)[]) =>
  answer(audit.AuditQuery, { channel: { auditActions: ['signIn', 'createPage'], audit: { nodes } } });
const path = 'command-center/settings/audit';

test('the log says who did what, leads there, and is narrowed down by the address', async () => {
  const screen = await renderStaffPage(audit, { path, answers: [log(rules)] });
  const row = screen.getByRole('row', { name: /Page created/ });
  await expect.element(row.getByText('Olga')).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: 'House rules' }))
    .toHaveAttribute('href', '/command-center/page/rules');
  expect(await faultsIn(screen.container)).toEqual([]);
  screen.api.answer(log());
  await screen.getByRole('combobox', { name: 'What' }).selectOptions('Signed in');
  await expect.element(screen.getByText('No entries match this filter.')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Period' }).selectOptions('Dates…');
  await screen.getByLabelText('From').fill('2020-01-02');
  await expect
    .poll(() => screen.api.sent(audit.AuditQuery).at(-1))
    .toMatchObject({ actions: ['signIn'], from: '2020-01-02T00:00:00.000Z' });
});

test('the present filter comes as a file', async () => {
  const file = vi.spyOn(URL, 'createObjectURL');
  const screen = await renderStaffPage(audit, { path, answers: [log(rules)] });
  await screen.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(() => file.mock.lastCall).toBeDefined();
  const [blob] = file.mock.lastCall ?? [];
  expect(blob instanceof Blob && (await blob.text())).toMatch(/Page created,House rules,Olga/);
  file.mockRestore();
});

test('a change is said in words with what was before: money, hours, a text in the reader’s language, and no secret', async () => {
  const entry = (action: string, changes: readonly object[], details: readonly object[] = []) => ({
    id: action,
    action,
    changes,
    details,
  });
  const nodes = [
    entry('updateVariant', [{ field: 'price', from: '1200', to: '1350' }]),
    entry('updateOption', [{ field: 'name', from: '{"en":"Soup","ru":"Суп"}', to: '{"en":"Broth","ru":"Суп"}' }]),
    entry('updateWorkingDays', [{ field: 'MONDAY', from: '[]', to: '[{"from":"10:00","to":"22:00"}]' }]),
    entry('updateReceiver', [
      { field: 'authorization', from: null, to: null },
      { field: 'isActive', from: 'true', to: 'false' },
    ]),
    entry(
      'bumpLines',
      [],
      [
        { name: 'number', value: '77' },
        { name: 'isMade', value: 'false' },
        { name: 'count', value: '1' },
      ],
    ),
  ];
  const screen = await renderStaffPage(audit, {
    path,
    answers: [answer(audit.AuditQuery, { channel: { audit: { nodes } } })],
  });
  for (const words of [
    'Price: $12 → $13.50',
    'Name: Soup → Broth',
    'Monday: none → 10:00 AM – 10:00 PM',
    'Authorization On: yes → no',
    'Order: 77 Dishes: 1',
    'Dishes taken back',
  ])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});
