import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { FEWEST_ORDERS } from '../catalog/recommendations/count-orders.store';
import { shop } from '../checkout/testing-world';
import { createTestDatabase } from '../db/testing';
import { testContext } from '../graphql/testing';
import { createSecretBox } from '../kernel/secrets';
import { pictureDirectory } from '../media/storage/picture-files';
import { startJobs } from './jobs';

test('which dishes are popular is counted right after a start', async () => {
  const { db, drop } = await createTestDatabase();
  const builder = shop(db);
  for (const dish of ['Soup', 'Pizza', 'Cola', 'Bread', 'Beer']) builder.dish(dish, 900);
  const world = await builder.open();
  for (let order = 0; order < FEWEST_ORDERS; order += 1) {
    const shopper = await world.shopper();
    await shopper.add('Soup');
    await shopper.place();
  }
  const services = testContext(db, null, { now: () => world.now });
  const jobs = startJobs({
    ...services,
    secrets: createSecretBox(services.secretKey),
    pictureFiles: pictureDirectory(tmpdir()),
    extensions: [],
    alarmAfterMs: 60_000,
    counter: null,
    backups: null,
  });
  const popular = () => db.product.findMany({ where: { popularRank: 1 }, select: { id: true } });
  await expect.poll(popular).toEqual([{ id: world.products.get('Soup') }]);
  await jobs.stop();
  await drop();
});
