import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../db/client';
import { MIGRATIONS, migrate } from '../../db/migrate';
import { readMigrations } from '../../db/migrations';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { findCart, findCheckout } from './checkout.store';

const CARTS = '0070_carts';
const SHOP = '00000000-0000-7000-8000-000000000001';
const id = (kind: number, number: number) => `00000000-0000-7000-800${kind}-00000000000${number}`;
const [OWN, HELD, LEFT] = [1, 2, 3];

let database: TestDatabase;
let url: string;
let db: Database;
let before: string;

/** A shop of the release that kept carts and orders in one table. */
beforeAll(async () => {
  database = await createTestDatabase();
  url = `${database.url}?schema=former`;
  before = mkdtempSync(join(tmpdir(), 'carte-migrations-'));
  for (const { name } of readMigrations(MIGRATIONS).filter(({ name }) => name < CARTS)) {
    cpSync(join(MIGRATIONS, name), join(before, name), { recursive: true });
  }
  await migrate(url, before);
  await sql(`
    insert into "Channel" ("id", "name", "currencyCode", "countryCode", "defaultLocale", "timeZone", "updatedAt")
      values ('${SHOP}', '{"en": "Garden"}', 'EUR', 'DE', 'en', 'UTC', now());
    insert into "Session" ("id", "channelId", "tokenHash", "expiresAt")
      select ('00000000-0000-7000-8001-00000000000' || i)::uuid, '${SHOP}', int4send(i), now() + interval '1 day' from generate_series(1, 3) i;
    insert into "Checkout" ("id", "channelId", "sessionId", "name", "timeKind", "slotFrom", "slotTo", "cartLines", "seenTotal", "recentWrites", "updatedAt")
      values ('${id(2, OWN)}', '${SHOP}', '${id(1, OWN)}', 'Ann', 'SLOT', '2026-12-01 12:00+00', '2026-12-01 12:30+00',
        '[{"id": "${id(3, OWN)}", "variantId": null, "quantity": 2, "optionIds": [], "unitPrice": 900, "productName": {"en": "Soup"}, "variantName": {}}]',
        1800, '{a,b}', now());
    insert into "Checkout" ("id", "channelId", "sessionId", "token", "currencyCode", "productsCost", "total", "idempotencyKey", "heldUntil",
        "tip", "tipPercent", "updatedAt")
      values ('${id(2, HELD)}', '${SHOP}', '${id(1, HELD)}', 'held', 'EUR', 500, 550, 'key', now() + interval '1 hour', 50, 10, now());
    insert into "CheckoutLine" ("id", "checkoutId", "quantity", "unitPrice", "productName", "variantName", "optionIds", "note")
      values ('${id(3, HELD)}', '${id(2, HELD)}', 1, 500, '{"en": "Bread"}', '{}', '{}', 'Warm');
    insert into "Checkout" ("id", "channelId", "sessionId", "token", "updatedAt")
      values ('${id(2, LEFT)}', '${SHOP}', '${id(1, LEFT)}', 'left', now());
    insert into "PaymentProvider" ("id", "channelId", "kind", "isLive", "keyCipher", "updatedAt")
      values ('${id(4, LEFT)}', '${SHOP}', 'STRIPE', false, '', now());
    insert into "Payment" ("id", "channelId", "checkoutId", "providerId", "kind", "isLive", "amount", "currencyCode", "capturesAtOnce",
        "returnUrl", "description", "locale", "status", "aim", "updatedAt")
      values ('${id(5, LEFT)}', '${SHOP}', '${id(2, LEFT)}', '${id(4, LEFT)}', 'STRIPE', false, 100, 'EUR', true, '', '', 'en', 'FAILED', 'RELEASE', now());
  `);
  db = createDatabase(url);
}, 120_000);

afterAll(async () => {
  await db.$disconnect();
  await database.drop();
  rmSync(before, { recursive: true });
});

async function sql(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url, options: '-c search_path=former' });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

test('carts of the former table are carts with all that was in them; what awaits its payment stays an order beside its cart', async () => {
  expect(await migrate(url)).toContain(CARTS);
  const own = await findCart(db, SHOP, id(1, OWN));
  expect(own).toMatchObject({
    id: id(2, OWN),
    name: 'Ann',
    timeKind: 'SLOT',
    slotFrom: new Date('2026-12-01T12:00:00Z'),
    seenTotal: 1800,
    recentWrites: ['a', 'b'],
    lines: [{ id: id(3, OWN), quantity: 2, productName: { en: 'Soup' } }],
  });
  const held = { id: id(2, HELD), token: 'held', lines: [{ id: id(3, HELD), note: 'Warm' }] };
  expect(await findCart(db, SHOP, id(1, HELD))).toMatchObject({ ...held, tip: null, tipPercent: 10 });
  expect(await findCheckout(db, SHOP, id(2, HELD))).toMatchObject({ ...held, status: 'OPEN', total: 550, tip: 50 });
  expect(await findCart(db, SHOP, id(1, LEFT))).toMatchObject({ token: 'left', heldUntil: null, lines: [] });
  expect(await db.checkout.findMany({ orderBy: { id: 'asc' }, select: { id: true } })).toEqual([
    { id: id(2, HELD) },
    { id: id(2, LEFT) },
  ]);
  expect(await db.payment.findMany({ select: { checkoutId: true } })).toEqual([{ checkoutId: id(2, LEFT) }]);
});
