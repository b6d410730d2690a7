import { expect, test } from 'vitest';
import { answer } from '../../testing/answering-api';
import { renderStaffPage } from '../../testing/render';
import * as audit from '../insights/audit/audit-route';
import { NewAuditEntriesQuery } from '../insights/audit/new-entries';
import { ShopChangesSubscription } from './use-shop-changes';

const log = (...nodes: { action: string }[]) => answer(audit.AuditQuery, { channel: { audit: { nodes } } });

test('what a colleague changes is announced above the audit log, and comes when the reader asks for it', async () => {
  const screen = await renderStaffPage(audit, { path: 'command-center/settings/audit', answers: [log()] });
  await expect.element(screen.getByText('No entries match this filter.')).toBeVisible();
  screen.api.answer(answer(NewAuditEntriesQuery, { channel: { audit: { nodes: [{ id: 'new' }] } } }));
  await screen.api.push(ShopChangesSubscription, { catalogChanged: 7 });
  const news = screen.getByRole('button', { name: '1 new entry' });
  await expect.element(news).toBeVisible();
  screen.api.answer(log({ action: 'createPage' }));
  screen.api.answer(answer(NewAuditEntriesQuery, {}));
  await news.click();
  await expect.element(screen.getByRole('row', { name: /Page created/ })).toBeVisible();
});
