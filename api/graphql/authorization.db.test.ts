import { type ExecutionResult, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAllowed } from '../access/roles';
import { shop } from '../checkout/testing-world';
import { createNotifications, type Notifications } from '../db/notifications';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { ApiScope, StaffRole } from '../generated/prisma/client';
import { schema } from '../schema';
import { type Access, accessOf } from './access';
import type { Context } from './context';
import { toPublicError } from './error-mask';
import { createTestStaff, createTestToken, execute, testContext } from './testing';
import { type AskableField, channelFields, operationFor, rootFields } from './testing-operations';

/** Every root field, and every field below the channel, asked for by a visitor, by each role and by a token of each scope. */
let database: TestDatabase;
let notifications: Notifications;
type Asker = StaffRole | ApiScope | null;
let context: (asker: Asker) => Promise<Context>;

beforeAll(async () => {
  database = await createTestDatabase();
  notifications = createNotifications(database.url);
  const { channel } = await shop(database.db).dish('Cola', 300).open();
  context = async (asker) =>
    testContext(database.db, channel, {
      notifications,
      ...(asker && {
        actor: isScope(asker)
          ? await createTestToken(database.db, channel.id, [asker])
          : await createTestStaff(database.db, channel.id, asker),
      }),
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
  return isRefused || JSON.stringify(data ?? {}).includes('"code":"FORBIDDEN"') ? 'refused' : 'allowed';
}

/** What a program's scope opens, written down a second time: by reading and by writing. */
const READS: Readonly<Record<ApiScope, readonly Access[]>> = {
  STOREFRONT: ['public', 'shopper'],
  ORDERS_READ: ['public', 'orders', 'kitchen'],
  ORDERS_WRITE: ['public', 'orders', 'kitchen'],
  REFUNDS: ['public', 'orders', 'kitchen', 'refunds'],
  CATALOG_READ: ['public', 'anyStaff', 'catalog', 'stopList'],
  CATALOG_WRITE: ['public', 'anyStaff', 'catalog', 'stopList'],
  CLIENTS: ['public', 'clients'],
  RECEIVERS: ['public', 'receivers'],
};
const WRITES: Readonly<Record<ApiScope, readonly Access[]>> = {
  STOREFRONT: ['shopper'],
  ORDERS_READ: [],
  ORDERS_WRITE: ['orders', 'kitchen'],
  REFUNDS: ['refunds'],
  CATALOG_READ: [],
  CATALOG_WRITE: ['catalog', 'stopList'],
  CLIENTS: ['clients'],
  RECEIVERS: ['receivers'],
};

function isScope(asker: StaffRole | ApiScope): asker is ApiScope {
  return asker in READS;
}

function isOpen(kind: AskableField['kind'], access: Access, asker: Asker): boolean {
  if (asker !== null && isScope(asker)) return (kind === 'mutation' ? WRITES : READS)[asker].includes(access);
  if (access === 'public' || access === 'shopper') return true;
  return asker !== null && (access === 'anyStaff' || isAllowed(asker, access));
}

const ASKERS: readonly Asker[] = [null, ...Object.values(StaffRole), ...Object.values(ApiScope)];

test.each([...rootFields(schema), ...channelFields(schema)])('$kind $name lets in whom it says', async (asked) => {
  // A field below the channel that declares nothing is as open as the channel itself.
  const access = accessOf(asked.field.extensions) ?? 'public';
  for (const asker of ASKERS) {
    const expected = isOpen(asked.kind, access, asker) ? 'allowed' : 'refused';
    expect([asker, await outcome(asked, await context(asker))]).toEqual([asker, expected]);
  }
});
