import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestChannel } from '../../graphql/testing';
import { SUBJECT_TYPES } from './audit-subject';
import { readSubjects } from './audit-subject.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(SUBJECT_TYPES)('a %s that is gone is left out', async (type) => {
  const { id } = await createTestChannel(database.db);
  expect(await readSubjects(database.db, id, [{ type, id: randomUUID() }])).toEqual(new Map());
});
