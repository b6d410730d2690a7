import { globalId } from '../testing';
import type { InputCase, InputShop } from './testing-input-shop';

const UNTIL = '2026-11-20T18:00:00.000Z';

/** Rows of one list, as the shop has them now. */
type List = (shop: InputShop) => Promise<readonly { id: string; position: number }[]>;

const byPosition = { orderBy: [{ position: 'asc' as const }, { id: 'asc' as const }] };

/** The last of a list is put first: its position has to be the lowest afterwards. */
function reorder(typename: string, list: List, rest: (shop: InputShop) => object = () => ({})): InputCase {
  return async (shop) => {
    const ids = (await list(shop)).map(({ id }) => id);
    const wanted = [...ids.slice(-1), ...ids.slice(0, -1)];
    if (ids.length < 2) throw new Error(`there is nothing to put in order of ${typename}`);
    return {
      input: { ...rest(shop), ids: wanted.map((id) => globalId(typename, id)) },
      kept: { ids: wanted, ...Object.fromEntries(Object.keys(rest(shop)).map((key) => [key, undefined])) },
      stored: async () => ({ ids: (await list(shop)).map(({ id }) => id) }),
    };
  };
}

/** Until a time, which only the field `until` can name. */
function stop(typename: string, idOf: (shop: InputShop) => string, read: (shop: InputShop) => Promise<Row>): InputCase {
  return async (shop) => ({
    input: { id: globalId(typename, idOf(shop)), duration: 'UNTIL_TIME', until: UNTIL },
    kept: { duration: true },
    stored: async () => {
      const { id, isAvailable, stoppedUntil } = await read(shop);
      return { id, duration: isAvailable, until: stoppedUntil };
    },
  });
}
interface Row {
  readonly id: string;
  readonly isAvailable: boolean;
  readonly stoppedUntil: Date | null;
}

const productOf = ({ db, ids }: InputShop) => db.product.findUniqueOrThrow({ where: { id: ids.product } });
const variantOf = ({ db, ids }: InputShop) => db.variant.findUniqueOrThrow({ where: { id: ids.variant } });
const optionOf = ({ db, ids }: InputShop) => db.option.findUniqueOrThrow({ where: { id: ids.option } });

async function places({ db }: InputShop, categoryId: string, productId: string) {
  const rows = await db.categoryProduct.findMany({ where: { categoryId, productId } });
  return rows.length;
}

/** A category that nothing stands in. */
const otherCategory = ({ db }: InputShop) => db.category.findFirstOrThrow({ where: { slug: 'soups' } });

const placed = (isIn: boolean, isMany: boolean): InputCase => {
  return async (shop) => {
    const { id: categoryId } = await otherCategory(shop);
    const product = globalId('Product', shop.ids.product);
    return {
      input: {
        categoryId: globalId('Category', categoryId),
        ...(isMany ? { ids: [product] } : { productId: product }),
      },
      kept: { categoryId: isIn ? 1 : 0, ...(isMany ? { ids: undefined } : { productId: undefined }) },
      stored: async () => ({ categoryId: await places(shop, categoryId, shop.ids.product) }),
    };
  };
};

export const listCases: Readonly<Record<string, InputCase>> = {
  stopProduct: stop('Product', ({ ids }) => ids.product, productOf),
  stopVariant: stop('Variant', ({ ids }) => ids.variant, variantOf),
  stopOption: stop('Option', ({ ids }) => ids.option, optionOf),
  stopSharedOption: async (shop) => {
    await shop.db.option.update({ where: { id: shop.ids.option }, data: { stoppedUntil: null } });
    return stop('Option', ({ ids }) => ids.option, optionOf)(shop);
  },
  resumeProducts: async (shop) => ({
    input: { ids: [globalId('Product', shop.ids.product)] },
    kept: { ids: null },
    stored: async () => ({ ids: (await productOf(shop)).stoppedUntil }),
  }),
  stopProducts: async (shop) => ({
    input: { ids: [globalId('Product', shop.ids.product)], duration: 'UNTIL_TIME', until: UNTIL },
    kept: { ids: undefined, duration: true },
    stored: async () => {
      const { isAvailable, stoppedUntil } = await productOf(shop);
      return { duration: isAvailable, until: stoppedUntil };
    },
  }),
  addProductToCategory: placed(true, false),
  removeProductFromCategory: placed(false, false),
  addProductsToCategory: placed(true, true),
  removeProductsFromCategory: placed(false, true),
  setProductsTaxClass: async (shop) => ({
    input: { ids: [globalId('Product', shop.ids.product)], taxClass: 'LOW' },
    kept: { ids: undefined },
    stored: () => productOf(shop),
  }),
  reorderMenus: reorder('Menu', ({ db }) => db.menu.findMany(byPosition)),
  reorderCategories: reorder(
    'Category',
    ({ db, ids }) => db.category.findMany({ where: { menuId: ids.menu }, ...byPosition }),
    ({ ids }) => ({ menuId: globalId('Menu', ids.menu) }),
  ),
  reorderCategoryProducts: reorder(
    'Product',
    async ({ db, ids }) => {
      const where = { categoryId: ids.category };
      const rows = await db.categoryProduct.findMany({ where, orderBy: { position: 'asc' } });
      return rows.map(({ productId, position }) => ({ id: productId, position }));
    },
    ({ ids }) => ({ categoryId: globalId('Category', ids.category) }),
  ),
  reorderVariants: reorder(
    'Variant',
    ({ db, ids }) => db.variant.findMany({ where: { productId: ids.product }, ...byPosition }),
    ({ ids }) => ({ productId: globalId('Product', ids.product) }),
  ),
  reorderOptionGroups: reorder(
    'OptionGroup',
    ({ db, ids }) => db.optionGroup.findMany({ where: { productId: ids.product }, ...byPosition }),
    ({ ids }) => ({ productId: globalId('Product', ids.product) }),
  ),
  reorderOptions: reorder(
    'Option',
    ({ db, ids }) => db.option.findMany({ where: { optionGroupId: ids.group }, ...byPosition }),
    ({ ids }) => ({ optionGroupId: globalId('OptionGroup', ids.group) }),
  ),
  reorderStations: reorder('Station', ({ db }) => db.station.findMany(byPosition)),
  reorderWarehouses: reorder('Warehouse', ({ db }) => db.warehouse.findMany(byPosition)),
  reorderDeliveryZones: reorder('DeliveryZone', ({ db }) => db.deliveryZone.findMany(byPosition)),
  reorderPaymentMethods: reorder('PaymentMethod', ({ db }) => db.paymentMethod.findMany(byPosition)),
  deleteProducts: async ({ db }) => {
    const { id } = await db.product.findFirstOrThrow({ where: { slug: 'renamed-product' } });
    return {
      input: { ids: [globalId('Product', id)] },
      kept: { ids: 0 },
      stored: async () => ({ ids: await db.product.count({ where: { id } }) }),
    };
  },
};
