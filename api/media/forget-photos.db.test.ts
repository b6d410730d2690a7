import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { forgetUnusedPhotos } from './forget-photos.store';
import { createMediaKey } from './storage/media-key';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await shop(database.db).dish('Soup', 500).open();
});
afterAll(() => database.drop());

const removed: string[] = [];
const photos = {
  write: async () => undefined,
  open: async () => null,
  async *list() {},
  remove: async (key: string) => void removed.push(key),
};
const START = new Date('2026-11-20T12:00:00Z');
const after = (hours: number) => forgetUnusedPhotos(database.db, photos, new Date(START.getTime() + hours * 3_600_000));
const isKept = async (id: string) => (await database.db.media.count({ where: { id } })) === 1;

function upload() {
  const data = {
    channelId: world.channel.id,
    key: createMediaKey(),
    width: 9,
    height: 9,
    widths: [9],
    placeholder: '',
  };
  return database.db.media.create({ data });
}

test('a photo that nothing refers to goes a day after that was found, with its files', async () => {
  const { id, key } = await upload();
  await after(0);
  await after(23);
  expect(await isKept(id)).toBe(true);
  await after(25);
  expect(await isKept(id)).toBe(false);
  expect(removed).toContain(key);
});

test('a photo that is taken up again within the day stays, and the day begins again', async () => {
  const { id } = await upload();
  const variant = { where: { id: world.variant('Soup') } };
  await after(100);
  await database.db.variant.update({ ...variant, data: { photoId: id } });
  await after(110);
  await database.db.variant.update({ ...variant, data: { photoId: null } });
  await after(126);
  expect(await isKept(id)).toBe(true);
});

test('what dishes, variants, placed orders and pages show stays for ever', async () => {
  const [ofProduct, ofVariant, ofOrder, ofPage] = await Promise.all([upload(), upload(), upload(), upload()]);
  const { db } = database;
  const variant = { id: world.variant('Soup') };
  const { productId } = await db.variant.findUniqueOrThrow({ where: variant });
  await db.product.update({ where: { id: productId }, data: { photoId: ofProduct.id } });
  await db.variant.update({ where: variant, data: { photoId: ofOrder.id } });
  const shopper = await world.shopper();
  await shopper.add('Soup');
  await shopper.place();
  await db.variant.update({ where: variant, data: { photoId: ofVariant.id } });
  const body = { en: `<p><img src="/media/${ofPage.key}/640.webp"></p>` };
  await db.page.create({ data: { channelId: world.channel.id, slug: 'about', title: { en: 'About' }, body } });
  await after(200);
  await after(300);
  for (const { id } of [ofProduct, ofVariant, ofOrder, ofPage]) expect(await isKept(id)).toBe(true);
});

test('every column that refers to a photo is asked', async () => {
  const columns = await database.db.$queryRaw<{ column: string }[]>`
    select conrelid::regclass || '.' || attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = '"Media"'::regclass order by 1`;
  // A new one belongs into UNUSED of forget-photos.store.ts first, then here.
  expect(columns.map(({ column }) => column)).toEqual(['"Channel".logoId', '"Product".photoId', '"Variant".photoId']);
});
