import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { made } from '../../../testing/made';
import { renderForStaff, renderStaffPage } from '../../../testing/render';
import { BackUpNowMutation } from './backups-panel';
import * as operations from './operations-route';
import { OperationsQuery, OperationsReaderQuery } from './operations-route';
import { UpdateBackupScheduleMutation } from './schedule-form';
import { StatusPanelFragment, StatusParts } from './status-panel';

const path = 'command-center/settings/operations';
const schedule = { version: 3, isOn: true, hour: 4, intervalHours: 24, keepCount: 7, keepDays: 30 };
const backup = { key: 'first', kind: 'SCHEDULED' as const, name: 'carte.tar.gz', bytes: 2_400_000 };

const deployment = (backups: object[] = []) =>
  answer(OperationsQuery, {
    deployment: {
      version: '1.2.3',
      mayChangeBackups: true,
      makesBackups: true,
      backupSchedule: schedule,
      parts: [
        { name: 'DATABASE', state: 'OK' },
        { name: 'VERSION', state: 'OK' },
      ],
      backups,
    },
  });

test('an owner sees how each part is, and a backup that was asked for once it was made and restored on trial', async () => {
  const screen = await renderStaffPage(operations, {
    path,
    answers: [deployment(), answer(BackUpNowMutation, { answer: { __typename: 'BackupSchedule' } })],
  });
  await expect.element(screen.getByText('Database · OK')).toBeVisible();
  await expect.element(screen.getByRole('main').getByText(/^Carte 1\.2\.3/)).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  screen.api.answer(deployment([{ ...backup, triedAt: '2026-11-29T12:00:00.000Z' }]));
  await screen.getByRole('button', { name: 'Back up now' }).click();
  await expect.element(screen.getByText('The backup starts within seconds')).toBeVisible();
  await expect.element(screen.getByText('Made, passed a test restore')).toBeVisible();
  await expect.poll(() => screen.api.sent(BackUpNowMutation)).toHaveLength(1);
});

test('a backup that can’t be restored says so, and why', async () => {
  const screen = await renderStaffPage(operations, {
    path,
    answers: [deployment([{ ...backup, trialFailure: 'DAMAGED' }])],
  });
  await expect.element(screen.getByText(/carte\.tar\.gz · 2\.4 MB/)).toBeVisible();
  await expect.element(screen.getByText(/Failed the test restore/)).toBeVisible();
  await expect.element(screen.getByText(/^What came back isn’t what was saved/)).toBeVisible();
});

test('a schedule is saved by a key, and what the shop refuses is said at its field', async () => {
  const screen = await renderStaffPage(operations, { path, answers: [deployment()] });
  await screen.getByLabelText('How often').selectOptions('12');
  const keep = screen.getByLabelText('Keep at most');
  await keep.fill('0');
  const fields = [{ path: ['input', 'keepCount'], message: 'Must be at least 1' }];
  screen.api.answer(answer(UpdateBackupScheduleMutation, { answer: { __typename: 'InvalidInput', fields } }));
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(keep).toHaveFocus();
  await expect.element(screen.getByText('Must be at least 1')).toBeVisible();
  await keep.fill('3');
  const saved = { ...schedule, version: 4, intervalHours: 12, keepCount: 3 };
  screen.api.answer(answer(UpdateBackupScheduleMutation, { answer: { __typename: 'BackupSchedule', ...saved } }));
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('Backup schedule saved')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateBackupScheduleMutation).at(-1))
    .toEqual({ input: { ...saved, version: 3 } });
});

test('the dashboard’s note has the backup, and leaves out what is as it should be', async () => {
  const parts = (['DATABASE', 'BACKUP'] as const).map((name) => ({ name, state: 'OK' as const }));
  const status = made(StatusPanelFragment, { parts, lastBackupAt: '2026-11-29T03:00:00.000Z' });
  const screen = await renderForStaff(<StatusParts deployment={status} isWhole={false} />);
  await expect.element(screen.getByText(/^The latest is from .+ It passed a test restore\.$/)).toBeVisible();
  await expect.element(screen.getByText('Database · OK')).not.toBeInTheDocument();
});

test('a manager sees that the page is not theirs', async () => {
  const answers = [answer(OperationsReaderQuery, { session: { user: { permissions: ['SETTINGS'] } } })];
  const screen = await renderStaffPage(operations, { path, answers });
  await expect.element(screen.getByRole('heading', { name: 'No access' })).toBeVisible();
});
