import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { transaction } from '../db/transaction';
import { createSecretBox } from '../kernel/secrets';
import { createLocalPhotoStorage } from '../media/storage/photo-storage';
import { readDemoMenu } from './demo-menu';
import { createDemoShop } from './load-demo';
import { loadDemoMenu } from './load-demo-menu';
import { MenuNotEmpty } from './refusals';

let world: TestDatabase;
let directory: string;

beforeAll(async () => {
  world = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'demo-'));
});
afterEach(() => world.db.channel.deleteMany());
afterAll(async () => {
  await world.drop();
  await rm(directory, { recursive: true });
});

const secretKey = randomBytes(32);
const services = () => ({
  photos: createLocalPhotoStorage(directory),
  hashPassword: async (password: string) => `hash of ${password}`,
  secretKey,
});

const emptyChannel = () =>
  world.db.channel.create({
    data: {
      name: { ru: 'Своё' },
      currencyCode: 'KZT',
      countryCode: 'KZ',
      defaultLocale: 'ru',
      timeZone: 'Asia/Almaty',
    },
  });

test('opens a whole shop with an administrator, once', async () => {
  const administrator = await createDemoShop(world.db, services());
  expect(administrator?.password).toMatch(/^[\w-]{16}$/);
  const channel = await world.db.channel.findFirstOrThrow({
    include: {
      menus: {
        include: { categories: { include: { products: { include: { product: { include: { photo: true } } } } } } },
      },
      staffMembers: true,
      receivers: true,
      workingDays: true,
      warehouses: true,
      paymentMethods: true,
      pages: true,
    },
  });
  expect(channel.staffMembers).toMatchObject([
    { login: 'admin', role: 'ADMIN', passwordHash: `hash of ${administrator?.password}` },
  ]);
  expect(channel).toMatchObject({
    isActive: true,
    isPickupAvailable: true,
    isDeliveryAvailable: true,
    deliveryFee: 500,
  });
  expect([channel.workingDays.length, channel.warehouses.length, channel.paymentMethods.length]).toEqual([7, 2, 3]);
  const dishes = channel.menus.flatMap(({ categories }) => categories.flatMap(({ products }) => products));
  expect(dishes).toHaveLength((await readDemoMenu('en')).draft.products.length);
  const stored = await readdir(directory, { recursive: true });
  for (const { product } of dishes) {
    expect(stored.filter((name) => name.includes(`${product.photo?.key}/`))).toHaveLength(
      product.photo?.widths.length ?? -1,
    );
  }
  expect(channel.receivers).toMatchObject([{ isActive: false, bodyTemplate: '{{ order | json }}' }]);
  const secret = createSecretBox(secretKey).open(
    channel.receivers[0]?.secretCipher ?? Buffer.of(),
    'receiver-signing-secret',
  );
  expect(secret).toMatch(/^whsec_/);

  expect(await createDemoShop(world.db, services())).toBeNull();
  expect(await world.db.channel.count()).toBe(1);
});

test('two processes that start at once open one shop', async () => {
  const opened = await Promise.all([createDemoShop(world.db, services()), createDemoShop(world.db, services())]);
  expect(opened.filter(Boolean)).toHaveLength(1);
  expect(await world.db.staffMember.count()).toBe(1);
});

test('fills an empty shop in its own currency and country, and leaves its name alone', async () => {
  const channel = await emptyChannel();
  await transaction(world.db, (tx) => loadDemoMenu(tx, channel, services().photos));
  const { name, deliveryFee } = await world.db.channel.findFirstOrThrow();
  expect([name, deliveryFee]).toEqual([{ ru: 'Своё' }, 100_000]);
  const margherita = await world.db.product.findFirstOrThrow({
    where: { slug: 'margherita' },
    include: { variants: { orderBy: { position: 'asc' } } },
  });
  expect(margherita.variants.map(({ price }) => price)).toEqual([340_000, 450_000, 545_000]);
  const { latitude } = await world.db.warehouse.findFirstOrThrow();
  expect(latitude).toBeCloseTo(51.17, 1);
});

test('is refused where there is a menu, and changes nothing then', async () => {
  const channel = await emptyChannel();
  await world.db.menu.create({ data: { channelId: channel.id, name: { ru: 'Моё меню' } } });
  await expect(transaction(world.db, (tx) => loadDemoMenu(tx, channel, services().photos))).rejects.toThrow(
    MenuNotEmpty,
  );
  expect([await world.db.menu.count(), await world.db.product.count(), await world.db.page.count()]).toEqual([1, 0, 0]);
});
