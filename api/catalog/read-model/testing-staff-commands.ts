import type { Database } from '../../db/client';
import { transaction } from '../../db/transaction';
import { globalId } from '../../graphql/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { mutate, mutateId, type TestCatalog } from '../testing';

const english = (value: string) => [{ locale: 'en', value }];

export interface Step {
  readonly command: number;
  readonly one: number;
  readonly other: number;
}

const CORNERS = [
  [41.7, 44.7],
  [41.8, 44.7],
  [41.8, 44.9],
].map(([latitude, longitude]) => ({ latitude, longitude }));

/** What staff do to the lists that every page of the shop shows. */
export function listCommands(db: Database, { manager, channel }: TestCatalog, { one, other }: Omit<Step, 'command'>) {
  const pick = async (type: string, list: () => Promise<{ id: string; version: number }[]>) => {
    const all = await list();
    const row = all[one % Math.max(all.length, 1)];
    return { id: globalId(type, row?.id ?? crypto.randomUUID()), version: row?.version ?? 1 };
  };
  const own = { where: { channelId: channel.id }, orderBy: { id: 'asc' } } as const;
  const day = new Date(Date.UTC(2026, 11, 1 + other)).toISOString().slice(0, 10);
  const placement = ['FOOTER', 'MAIN', 'SOCIAL'][other % 3];
  return [
    async () => mutate(manager, 'createLink', { placement, name: english(`Link ${one}`), url: `/page-${other}` }),
    async () =>
      mutate(manager, 'updateLink', { ...(await pick('Link', () => db.link.findMany(own))), url: `/at-${other}` }),
    async () => mutateId(manager, 'deleteLink', (await pick('Link', () => db.link.findMany(own))).id),
    async () =>
      mutate(manager, 'createWarehouse', { name: english(`Kitchen ${one}`), latitude: 41.7, longitude: 44.8 }),
    async () => {
      const warehouse = await pick('Warehouse', () => db.warehouse.findMany(own));
      return mutate(manager, 'updateWarehouse', { ...warehouse, isActive: other % 2 === 0 });
    },
    async () => mutate(manager, 'createPaymentMethod', { type: 'CASH', name: english(`Cash ${one}`) }),
    async () => {
      const method = await pick('PaymentMethod', () => db.paymentMethod.findMany(own));
      return mutate(manager, 'updatePaymentMethod', { ...method, isActive: other % 2 === 0 });
    },
    async () => mutate(manager, 'createDeliveryZone', { name: english(`Zone ${one}`), polygon: CORNERS, fee: other }),
    async () => {
      const { id: warehouseId } = await pick('Warehouse', () => db.warehouse.findMany(own));
      const zone = { name: english(`Around ${one}`), warehouseId, radiusMeters: 1000 + other };
      return mutate(manager, 'createDeliveryZone', zone);
    },
    async () => {
      const zone = await pick('DeliveryZone', () => db.deliveryZone.findMany(own));
      return mutateId(manager, 'deleteDeliveryZone', zone.id);
    },
    async () => mutate(manager, 'createSpecialDay', { date: day, intervals: [], note: english(`Closed ${one}`) }),
    async () => {
      const special = await pick('SpecialDay', () => db.specialDay.findMany(own));
      return mutateId(manager, 'deleteSpecialDay', special.id);
    },
  ];
}

/** What staff do to a menu, to things that are picked by chance of those that there are. */
export async function obey(db: Database, shop: TestCatalog, { command, one, other }: Step): Promise<unknown> {
  const { manager, menuId, channel } = shop;
  const pick = async (model: 'Product' | 'Variant' | 'OptionGroup' | 'Option' | 'Category', at = one) => {
    const product = { channelId: channel.id };
    const orderBy = { id: 'asc' } as const;
    const rows = {
      Product: () => db.product.findMany({ where: product, orderBy }),
      Category: () => db.category.findMany({ where: product, orderBy }),
      Variant: () => db.variant.findMany({ where: { product }, orderBy }),
      OptionGroup: () => db.optionGroup.findMany({ where: { product }, orderBy }),
      Option: () => db.option.findMany({ where: { optionGroup: { product } }, orderBy }),
    };
    const all = await rows[model]();
    const row = all[at % Math.max(all.length, 1)];
    return { id: globalId(model, row?.id ?? crypto.randomUUID()), version: row?.version ?? 1 };
  };
  const productId = async () => (await pick('Product')).id;
  const categoryId = async () => (await pick('Category', other)).id;
  const commands: (() => Promise<unknown>)[] = [
    async () => {
      const categoryIds = [...new Set([(await pick('Category', one)).id, await categoryId()])];
      return mutate(manager, 'createProduct', { name: english(`Dish ${one}`), price: 500 + other, categoryIds });
    },
    async () => mutate(manager, 'updateProduct', { ...(await pick('Product')), name: english(`Renamed ${other}`) }),
    async () =>
      mutate(manager, 'addProductToCategory', { productId: await productId(), categoryId: await categoryId() }),
    async () =>
      mutate(manager, 'removeProductFromCategory', { productId: await productId(), categoryId: await categoryId() }),
    async () => mutateId(manager, 'deleteProduct', await productId()),
    async () => mutateId(manager, 'duplicateProduct', await productId()),
    async () =>
      mutate(manager, 'createVariant', { productId: await productId(), name: english(`Size ${other}`), price: other }),
    async () => mutate(manager, 'updateVariant', { ...(await pick('Variant')), price: 100 + other }),
    async () => mutateId(manager, 'deleteVariant', (await pick('Variant')).id),
    async () =>
      mutate(manager, 'createOptionGroup', {
        productId: await productId(),
        name: english('Extras'),
        options: [{ name: english(`Extra ${other}`) }, { name: english('Cheese') }],
      }),
    async () => mutate(manager, 'updateOption', { ...(await pick('Option')), priceDifference: other }),
    async () => mutateId(manager, 'deleteOption', (await pick('Option')).id),
    async () => mutateId(manager, 'deleteOptionGroup', (await pick('OptionGroup')).id),
    async () => mutate(manager, 'stopProduct', { id: await productId(), duration: 'UNTIL_CHANGED' }),
    async () => mutate(manager, 'stopOption', { id: (await pick('Option')).id, duration: 'END_OF_DAY' }),
    async () => mutateId(manager, 'resumeProduct', await productId()),
    async () => mutate(manager, 'createCategory', { menuId, name: english(`Part ${one} ${other}`) }),
    async () => mutate(manager, 'updateCategory', { ...(await pick('Category')), isActive: other % 2 === 0 }),
    async () => mutateId(manager, 'deleteCategory', (await pick('Category')).id),
    ...listCommands(db, shop, { one, other }),
    // A change that is undone, and one that is written past all commands.
    async () =>
      transaction(db, async (tx) => {
        await tx.product.updateMany({ where: { channelId: channel.id }, data: { isAvailable: false } });
        throw new Error('undone');
      }).catch(() => null),
    async () => {
      await db.variant.updateMany({ where: { product: { channelId: channel.id } }, data: { price: other } });
      await transaction(db, (tx) => touchCatalog(tx, channel.id));
    },
  ];
  return commands[command % commands.length]?.();
}
