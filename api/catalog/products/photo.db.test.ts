import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { globalId, run } from '../../graphql/testing';
import { createTestCatalog, createTestProduct } from '../testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const PHOTO = /* GraphQL */ `
  query ($slug: String!) {
    product(slug: $slug) {
      photo { srcSet card: srcSet(widest: 400) huge: srcSet(widest: 9000) avif: srcSet(format: AVIF, widest: 400) }
    }
  }
`;

test('a photo’s renderings come as one srcset, and go no wider than a reader needs', async () => {
  const shop = await createTestCatalog(database.db);
  const { id } = await database.db.media.create({
    data: { channelId: shop.channel.id, key: 'k', width: 9, height: 9, widths: [160, 320, 480, 640], placeholder: '' },
  });
  const { slug } = await createTestProduct(shop.manager, {
    categoryIds: [shop.categoryId],
    photoId: globalId('Photo', id),
  });
  const card = '/media/k/160.webp 160w, /media/k/320.webp 320w, /media/k/480.webp 480w';
  const { product } = await run(shop.visitor, PHOTO, { slug });
  expect(product).toEqual({
    photo: {
      card,
      srcSet: `${card}, /media/k/640.webp 640w`,
      huge: `${card}, /media/k/640.webp 640w`,
      avif: '',
    },
  });
});
