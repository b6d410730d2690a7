import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { onDatabase } from '../db/postgres-client';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { createTestStaff } from '../graphql/testing';
import { startTestServer, type TestServer } from '../http/server/testing-server';
import { createSecretBox } from '../kernel/secrets';
import { createMediaKey } from '../media/storage/media-key';
import { createLocalPhotoStorage } from '../media/storage/photo-storage';
import { resealSecrets } from '../receivers/reseal-secrets.store';
import { resealSecondFactors } from '../staff/second-factor/second-factor.store';
import { unpack } from './archive';
import { makeBackup } from './make-backup.command';
import { restoreBackup } from './restore-backup.command';
import { restoreShop } from './restore-shop.command';
import { underLock } from './run-backup.command';
import { readShopTables } from './shop-rows.store';
import { readTables } from './table.store';

const SECRET_KEY = Buffer.alloc(32, 7);
const OTHER_KEY = Buffer.alloc(32, 8);
const secrets = createSecretBox(SECRET_KEY);
const reseal = [resealSecrets, resealSecondFactors];
const HOST = 'pizza.example';

let server: TestServer;
let live: TestDatabase;
let pizza: World;
let sushi: World;
let place: string;
let file: string;
let photo: string;

beforeAll(async () => {
  server = await startTestServer({ address: { trustProxy: true } });
  live = server.database;
});
afterAll(() => server.close());

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'carte-shop-'));
  file = join(place, 'carte.tar.gz');
  await live.db.channel.deleteMany();
  sushi = await open('sushi.example', 'Maki');
  pizza = await open(HOST, 'Margherita');
  photo = await addPhoto(pizza);
});
afterEach(() => rmSync(place, { recursive: true }));

/** With an order, a client, somebody of staff, a zone of a kitchen and what waits for a hook. */
async function open(host: string, dish: string): Promise<World> {
  const world = await shop(live.db, { hosts: [host] })
    .dish(dish, 900)
    .withOption('Extras', { Olives: 50 }, { minimum: 0 })
    .receiver('Till')
    .promo('TEN')
    .open();
  const { channel } = world;
  await createTestStaff(live.db, channel.id, 'ADMIN');
  await order(world, dish);
  const [warehouseId] = world.warehouses.values();
  const area = { shape: 'RADIUS', radiusMeters: 3_000 } as const;
  await live.db.deliveryZone.create({ data: { channelId: channel.id, name: { en: 'Near' }, warehouseId, ...area } });
  await live.db.receiver.updateMany({
    where: { channelId: channel.id },
    data: { secretCipher: secrets.seal(`whsec ${host}`, 'receiver-signing-secret') },
  });
  return world;
}

async function order(world: World, dish: string) {
  const shopper = await world.shopper();
  await shopper.add(dish);
  return shopper.place();
}

/** The shop's logo. */
async function addPhoto({ channel }: World): Promise<string> {
  const key = createMediaKey();
  const data = { key, width: 320, height: 240, widths: [320], placeholder: 'data:,' };
  const { id } = await live.db.media.create({ data: { channelId: channel.id, ...data } });
  await live.db.channel.update({ where: { id: channel.id }, data: { logoId: id } });
  await photos().write(key, [{ width: 320, format: 'webp', bytes: new Uint8Array([1, 2, 3]) }]);
  return key;
}

const photos = () => createLocalPhotoStorage(join(place, 'media'));

const settings = (secretKey: Uint8Array = SECRET_KEY, dataDirectory = place) => ({
  dataDirectory,
  secretKey,
  previousSecretKeys: [],
  mediaBucket: null,
  mediaBucketRegion: null,
  mediaBucketKey: null,
  mediaBucketSecret: null,
});

const backUp = (world?: World) =>
  makeBackup(
    {
      databaseUrl: live.url,
      mediaDirectory: join(place, 'media'),
      secretKeys: [SECRET_KEY],
      ...(world && { shopId: world.channel.id }),
    },
    file,
  );

const restore = (asked = HOST) => restoreShop(file, asked, { databaseUrl: live.url, settings: settings(), reseal });

/** All rows of all tables that are saved, as text, sorted. */
async function everything({ db }: TestDatabase): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('_prisma_migrations', 'CatalogChange')`;
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await db.$queryRawUnsafe<{ row: string }[]>(
      `select (to_jsonb(r) - 'changedIn')::text as row from "${name}" r`,
    );
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows.sort();
}

/** What is left when a shop goes, by the database's own rules; the shop stays. */
async function without({ channel }: World): Promise<string[]> {
  let rows: string[] = [];
  const undone = new Error('undone');
  await live.db
    .$transaction(async (tx) => {
      await tx.deliveryZone.deleteMany({ where: { channelId: channel.id } });
      await tx.channel.delete({ where: { id: channel.id } });
      rows = await everything({ ...live, db: tx as unknown as TestDatabase['db'] });
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return rows;
}

/** Those of one shop, without what a restore changes on purpose. */
async function of(world: World): Promise<string[]> {
  const others = new Set(await without(world));
  const purpose = /"(catalogRevision|sendingHeldSince|sendingHeldReason)":[^,}]+/g;
  return (await everything(live)).filter((row) => !others.has(row)).map((row) => row.replace(purpose, ''));
}

/** In both shops: a dish has another name, an order and a client more, somebody is gone. */
async function goOn(): Promise<void> {
  await live.db.product.updateMany({ data: { name: { en: 'Renamed' } } });
  await live.db.promoCode.deleteMany();
  for (const [world, dish] of [
    [pizza, 'Margherita'],
    [sushi, 'Maki'],
  ] as const) {
    await order(world, dish);
    await live.db.channel.update({ where: { id: world.channel.id }, data: { catalogRevision: { increment: 5 } } });
  }
}

test.each([
  ['a backup of every shop', () => backUp()],
  ['a backup of that shop', () => backUp(pizza)],
])('out of %s one shop comes back as it was, and the other is not touched', async (_of, make) => {
  const before = await of(pizza);
  await make();
  await goOn();
  const others = await without(pizza);
  expect(await of(pizza)).not.toEqual(before);
  await photos().remove(photo);
  expect(await restore()).toMatchObject({ id: pizza.channel.id, hosts: [HOST], wasThere: true, rows: before.length });
  expect(await of(pizza)).toEqual(before);
  expect(await without(pizza)).toEqual(others);
  expect(readFileSync(join(place, 'media', photo.slice(0, 2), photo, '320.webp'))).toEqual(Buffer.from([1, 2, 3]));
  const { sendingHeldSince } = await live.db.channel.findUniqueOrThrow({ where: { id: pizza.channel.id } });
  expect(sendingHeldSince).not.toBeNull();
  expect(readdirSync(place).filter((name) => name.startsWith('restoring'))).toEqual([]);
});

test('a backup of one shop holds its rows and photos alone, and opens in a place of its own', async () => {
  const strange = await addPhoto(sushi);
  await backUp(pizza);
  const copy = await createTestDatabase();
  const dataDirectory = join(place, 'copy');
  mkdirSync(dataDirectory);
  await restoreBackup(file, { databaseUrl: copy.url, dataDirectory, keepsSecretKey: true });
  expect(await copy.db.channel.findMany({ select: { hosts: true } })).toEqual([{ hosts: [HOST] }]);
  expect(await copy.db.checkout.count()).toBe(1);
  await copy.drop();
  expect(strange).not.toBe(photo);
});

test('a shop moves to another deployment, and its secrets open with the key of that one', async () => {
  await backUp(pizza);
  const other = await createTestDatabase();
  const elsewhere = join(place, 'elsewhere');
  mkdirSync(elsewhere);
  await shop(other.db, { hosts: ['soup.example'] })
    .dish('Soup', 500)
    .open();
  const target = { databaseUrl: other.url, settings: settings(OTHER_KEY, elsewhere), reseal };
  expect(await restoreShop(file, HOST, target)).toMatchObject({ wasThere: false });
  const receiver = await other.db.receiver.findFirstOrThrow({ where: { channelId: pizza.channel.id } });
  expect(createSecretBox(OTHER_KEY).open(receiver.secretCipher, 'receiver-signing-secret')).toBe(`whsec ${HOST}`);
  expect(await other.db.channel.count()).toBe(2);
  expect(readdirSync(join(elsewhere, 'media'))).toEqual([photo.slice(0, 2)]);
  await other.drop();
});

test('a server that runs serves the other shop, and shows what came back at once', async () => {
  const nameAt = async (host: string) => {
    const query = '{ channel { menus { categories { products(first: 1) { nodes { name } } } } } }';
    const { body } = await server.client({ 'x-forwarded-host': host }).graphql(query);
    return JSON.stringify(body);
  };
  const before = await nameAt(HOST);
  expect(before).toContain('Margherita');
  await backUp(pizza);
  await goOn();
  await live.db.channel.updateMany({ data: { catalogRevision: { increment: 1 } } });
  expect(await nameAt(HOST)).toContain('Renamed');
  let isRestoring = true;
  const served: string[] = [];
  const asking = (async () => {
    while (isRestoring) served.push(await nameAt('sushi.example'));
  })();
  await restore();
  isRestoring = false;
  await asking;
  expect(await nameAt(HOST)).toBe(before);
  expect(new Set(served).size).toBe(1);
  expect(served[0]).toContain('Renamed');
});

test('when it breaks off, nothing is changed', async () => {
  await backUp();
  await goOn();
  const before = await everything(live);
  await live.db.$executeRawUnsafe(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`,
  );
  await live.db.$executeRawUnsafe(
    'create trigger refuse before insert on "OutboxMessage" for each row execute function refuse()',
  );
  await expect(restore()).rejects.toThrow('full');
  await live.db.$executeRawUnsafe('drop function refuse() cascade');
  expect(await everything(live)).toEqual(before);
  await restore();
});

test('a file that ties the shop to rows of another is refused', async () => {
  const client = await live.db.client.findFirstOrThrow({ where: { channelId: sushi.channel.id } });
  await live.db.checkout.updateMany({ where: { channelId: pizza.channel.id }, data: { clientId: client.id } });
  await backUp();
  const before = await everything(live);
  await expect(restore()).rejects.toThrow('a row of Checkout belongs to two shops');
  expect(await everything(live)).toEqual(before);
});

test('a damaged file is refused before the shop is touched', async () => {
  await backUp();
  const folder = join(place, 'damaged');
  await unpack(file, folder);
  const rows = join(folder, 'database', 'Product.copy');
  writeFileSync(rows, readFileSync(rows, 'utf8').replace('Margherita', 'Margarita!'));
  await create({ file, cwd: folder, gzip: true }, readdirSync(folder));
  const before = await everything(live);
  await expect(restore()).rejects.toThrow('Product is not what was saved');
  expect(await everything(live)).toEqual(before);
});

test('it says which shops there are, whose host is taken, and when a backup is under way', async () => {
  await backUp();
  await expect(restore('soup.example')).rejects.toThrow(
    'These are: Test kitchen (sushi.example); Test kitchen (pizza.example).',
  );
  await live.db.channel.delete({ where: { id: pizza.channel.id } });
  await live.db.channel.update({ where: { id: sushi.channel.id }, data: { hosts: ['sushi.example', HOST] } });
  await expect(restore()).rejects.toThrow(`Another shop of this deployment has the host ${HOST}`);
  await underLock(live.url, () => expect(restore()).rejects.toThrow('A backup is being made or restored'));
});

test('a shop that is here keeps the hosts that it has, whatever names its backup holds', async () => {
  const hosts = [HOST, 'main.example', 'MAIN.example.', 'localhost', '127.0.0.1', 'strange.example'];
  const where = { id: pizza.channel.id };
  await live.db.channel.update({ where, data: { hosts } });
  await backUp();
  await live.db.channel.update({ where, data: { hosts: ['new.example'] } });
  await live.db.channel.update({ where: { id: sushi.channel.id }, data: { hosts: ['sushi.example', HOST] } });
  expect(await restore(HOST.toUpperCase())).toMatchObject({ wasThere: true, hosts: ['new.example'] });
  expect(await live.db.channel.findUniqueOrThrow({ where })).toMatchObject({ hosts: ['new.example'] });
});

test('every table is a shop’s or named as the deployment’s own', async () => {
  const [all, shops] = await onDatabase(live.url, async (client) => [
    await readTables(client),
    await readShopTables(client, pizza.channel.id),
  ]);
  const names = new Set(shops.map(({ name }) => name));
  const own = all.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  expect(own).toEqual(['BackupRun', 'BackupSchedule', 'PasskeyChallenge', 'RateCount', 'SignInFailure']);
});
