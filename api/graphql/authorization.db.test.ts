import { type ExecutionResult, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../checkout/testing-world';
import { createNotifications, type Notifications } from '../db/notifications';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { StaffRole } from '../generated/prisma/client';
import { toPublicError } from '../http/error-mask';
import { schema } from '../schema';
import { isAllowed } from '../staff/roles';
import { type Access, accessOf } from './access';
import type { Context } from './context';
import { createTestStaff, execute, testContext } from './testing';
import { type AskableField, channelFields, operationFor, rootFields } from './testing-operations';

/** Every root field, and every field below the channel, asked for by a visitor and by each role. */
let database: TestDatabase;
let notifications: Notifications;
let context: (role: StaffRole | null) => Promise<Context>;

beforeAll(async () => {
  database = await createTestDatabase();
  notifications = createNotifications(database.url);
  const { channel } = await shop(database.db).dish('Cola', 300).open();
  context = async (role) =>
    testContext(database.db, channel, {
      notifications,
      ...(role && { actor: await createTestStaff(database.db, channel.id, role) }),
    });
});
afterAll(async () => {
  await notifications.close();
  await database.drop();
});

async function ask(asked: AskableField, caller: Context): Promise<ExecutionResult> {
  const { source, variables } = operationFor(asked);
  if (asked.kind !== 'subscription') return execute(caller, source, variables);
  const result = await subscribe({ schema, document: parse(source), contextValue: caller, variableValues: variables });
  if (!(Symbol.asyncIterator in result)) return result;
  await result.return?.(undefined);
  return { data: {} };
}

/** What the caller hears: refused, or let in, whatever becomes of a call with made-up ids then. */
async function outcome(asked: AskableField, caller: Context): Promise<'allowed' | 'refused'> {
  const { data, errors = [] } = await ask(asked, caller);
  const codes = errors.map((error) => toPublicError(error, caller).extensions.code);
  expect(codes, `${asked.name} fails`).not.toContain('INTERNAL');
  const isRefused = codes.some((code) => code === 'FORBIDDEN' || code === 'UNAUTHENTICATED');
  return isRefused || JSON.stringify(data ?? {}).includes('"__typename":"Forbidden"') ? 'refused' : 'allowed';
}

function expected(access: Access, role: StaffRole | null): 'allowed' | 'refused' {
  if (access === 'public') return 'allowed';
  const isIn = role !== null && (access === 'anyStaff' || isAllowed(role, access));
  return isIn ? 'allowed' : 'refused';
}

const ROLES = [null, ...Object.values(StaffRole)];

test.each([...rootFields(schema), ...channelFields(schema)])('$kind $name lets in whom it says', async (asked) => {
  // A field below the channel that declares nothing is as open as the channel itself.
  const access = accessOf(asked.field.extensions) ?? 'public';
  for (const role of ROLES) {
    expect([role, await outcome(asked, await context(role))]).toEqual([role, expected(access, role)]);
  }
});
