import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestChannel } from '../../graphql/testing';
import { forgetAudit } from '../../staff-writes/audit.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('who did what is kept for two years, and then forgotten', async () => {
  const { db } = database;
  const { id: channelId } = await createTestChannel(db);
  const now = new Date('2026-11-22T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await db.auditEntry.createMany({
    data: [
      { channelId, action: 'signIn', createdAt: daysAgo(731) },
      { channelId, action: 'moveOrder', createdAt: daysAgo(729) },
      { channelId, action: 'updateChannel', createdAt: now },
    ],
  });
  await forgetAudit(db, now);
  const left = await db.auditEntry.findMany({ orderBy: { createdAt: 'asc' }, select: { action: true } });
  expect(left.map(({ action }) => action)).toEqual(['moveOrder', 'updateChannel']);
});
