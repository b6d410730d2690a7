import { randomUUID } from 'node:crypto';
import { shop, TEST_NOW, type World } from '../../checkout/testing-world';
import type { Database } from '../../db/client';
import type { Context } from '../context';
import { createTestStaff, testContext } from '../testing';
import type { Fields } from './testing-stored-inputs';

/** A shop with one of each thing, and its administrator. */
export interface InputShop {
  readonly db: Database;
  readonly world: World;
  readonly staff: Context;
  readonly channelId: string;
  /** Ids of things by name, without their type. */
  readonly ids: Readonly<
    Record<
      'product' | 'variant' | 'group' | 'option' | 'category' | 'menu' | 'photo' | 'warehouse' | 'zone' | 'provider',
      string
    >
  >;
}

export async function openInputShop(db: Database): Promise<InputShop> {
  const world = await shop(db, { autoCancelMinutes: null, asksCutlery: true })
    .dish('Cola', 300)
    .withOption('Ice', { Much: 0, Little: 0 })
    .payment('CASH')
    .payment('CARD')
    .open();
  const channelId = world.channel.id;
  const where = { id: world.warehouse() };
  await db.warehouse.update({ where, data: { latitude: 52.5, longitude: 13.4 } });
  const photo = await db.media.create({
    data: { channelId, key: randomUUID(), width: 10, height: 10, widths: [10], placeholder: '' },
  });
  const zone = await db.deliveryZone.create({
    data: { channelId, name: { en: 'Old town' }, shape: 'RADIUS', radiusMeters: 5000, warehouseId: where.id, fee: 100 },
  });
  const provider = await db.paymentProvider.create({
    data: { channelId, kind: 'STRIPE', isLive: false, keyCipher: Buffer.from('sealed') },
  });
  const variant = await db.variant.findFirstOrThrow({ where: { id: world.variant('Cola') } });
  const group = await db.optionGroup.findFirstOrThrow({ include: { options: true } });
  const actor = await createTestStaff(db, channelId, 'ADMIN');
  return {
    db,
    world,
    channelId,
    staff: testContext(db, world.channel, { actor, now: () => TEST_NOW }),
    ids: {
      menu: world.catalog.menuId,
      category: world.catalog.categoryId,
      product: variant.productId,
      variant: variant.id,
      group: group.id,
      option: group.options[0]?.id ?? '',
      photo: photo.id,
      warehouse: where.id,
      zone: zone.id,
      provider: provider.id,
    },
  };
}

/** One call of a mutation, with values that are nowhere the default, and where to find them afterwards. */
export type InputCase = (shop: InputShop) => Promise<{
  readonly input: Fields;
  /** What the database has of it, by the input's fields. */
  readonly stored: () => Promise<Fields>;
  /** Fields that are kept in another form than they are sent in. */
  readonly kept?: Fields;
}>;

/** A text in both languages. */
export const text = (word: string) => [
  { locale: 'en', value: `${word} in English` },
  { locale: 'ru', value: `${word} по-русски` },
];

/** What was put last into its list. */
export const latest = { orderBy: { position: 'desc' } } as const;
