import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const place = { countryCode: 'GE', currencyCode: 'GEL', defaultLocale: 'en', timeZone: 'Asia/Tbilisi' };

async function createSession() {
  const { id: channelId } = await database.db.channel.create({ data: { name: { en: 'Sakhli' }, ...place } });
  const tokenHash = crypto.getRandomValues(new Uint8Array(32));
  const { id } = await database.db.session.create({ data: { channelId, tokenHash, expiresAt: new Date() } });
  return { channelId, sessionId: id };
}

test('a session has one cart, however many requests make it at once', async () => {
  const owner = await createSession();
  const attempts = Array.from({ length: 20 }, () => database.db.cart.create({ data: owner }));
  const made = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(1);
});

test('a checkout is not an order before all that orders freeze is there', async () => {
  const checkout = await database.db.checkout.create({ data: await createSession() });
  const placing = database.db.checkout.update({ where: { id: checkout.id }, data: { status: 'PLACED' } });
  await expect(placing).rejects.toThrow('Checkout_placed_check');
});

test.each([0, 100, -1])('a line of %i is refused', async (quantity) => {
  const { id: checkoutId } = await database.db.checkout.create({ data: await createSession() });
  const adding = database.db.checkoutLine.create({ data: { checkoutId, quantity, unitPrice: 100 } });
  await expect(adding).rejects.toThrow('CheckoutLine_quantity_check');
});

test.each([-1, 101])('a discount of %i percent is refused', async (discountPercent) => {
  const creating = database.db.channel.create({ data: { name: {}, ...place, discountPercent } });
  await expect(creating).rejects.toThrow('Channel_discountPercent_check');
});
