import type { Database } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { globalId } from '../../graphql/testing';
import { IN_PLACE } from '../../kernel/in-place';
import type { CatalogTables, ProductEntry } from './catalog-tables';

const PLACES = [{ position: 'asc' }, { productId: 'asc' }] as const;

/** A shop's products with all that belongs to them, and its menus with what stands in them, as the database relates the rows. */
export async function readLinked(db: Database, channelId: string) {
  const products = await db.product.findMany({
    where: { channelId },
    orderBy: { id: 'asc' },
    include: {
      photo: true,
      variants: { orderBy: IN_PLACE, include: { photo: true, product: true } },
      optionGroups: { orderBy: IN_PLACE, include: { product: true, options: { orderBy: IN_PLACE } } },
      categories: {
        select: { category: true },
        orderBy: [{ category: { position: 'asc' } }, { categoryId: 'asc' }],
      },
    },
  });
  const menus = await db.menu.findMany({
    where: { channelId },
    orderBy: IN_PLACE,
    include: {
      categories: {
        orderBy: IN_PLACE,
        include: { menu: true, products: { orderBy: [...PLACES], include: { product: true } } },
      },
    },
  });
  const methods = await db.paymentMethod.findMany({
    where: { channelId },
    orderBy: IN_PLACE,
    include: { provider: { select: { id: true, kind: true, isLive: true } } },
  });
  const zones = await db.deliveryZone.findMany({
    where: { channelId },
    orderBy: IN_PLACE,
    include: { warehouse: true },
  });
  return { products, menus, methods, zones };
}

/** The same by what resolvers ask of the catalog in memory. */
export function linked(catalog: CatalogTables) {
  const { frame, entries } = catalog;
  return {
    products: [...entries.values()]
      .sort((one, other) => (one.product.id < other.product.id ? -1 : 1))
      .map((entry) => linkedProduct(catalog, entry)),
    menus: frame.menus.map((menu) => ({
      ...menu,
      categories: (catalog.categoriesOfMenu.get(menu.id) ?? []).map((category) => ({
        ...category,
        menu: catalog.menuOf(category),
        products: (catalog.placesOfCategory.get(category.id) ?? []).map((place) => ({
          ...place,
          product: catalog.entry(place.productId).product,
        })),
      })),
    })),
    methods: frame.paymentMethods.map((method) => ({ ...method, provider: catalog.providerOf(method) })),
    zones: frame.deliveryZones.map((zone) => ({ ...zone, warehouse: catalog.warehouseOf(zone) })),
  };
}

function linkedProduct(catalog: CatalogTables, { product, photos, optionGroups, options, variants }: ProductEntry) {
  const found = catalog.bySlug(product.slug);
  return {
    ...product,
    photo: photos.get(product.photoId ?? '') ?? null,
    variants: variants.map(({ id, photoId }) => ({
      ...catalog.variant(id),
      photo: photos.get(photoId ?? '') ?? null,
      product: catalog.owner(id)?.product,
    })),
    optionGroups: optionGroups.map(({ id }) => ({
      ...catalog.optionGroup(id),
      product: catalog.owner(id)?.product,
      options: (options.get(id) ?? []).map((option) => catalog.option(option.id)),
    })),
    categories: found && catalog.categoriesOf(found).map((category) => ({ category })),
  };
}

/** What of a shop is shown to whom. */
export const SEEN = /* GraphQL */ `
  query ($staff: Boolean!, $slug: String!) {
    menu { id categories { id productCount
      first: products(first: 2) { nodes { id } }
      last: products(last: 1) { nodes { id } }
      product(slug: $slug) { id }
    } }
    product(slug: $slug) { id categories { id } }
    channel {
      isOnMaintenance
      menus(includeInactive: $staff) { id categories(includeInactive: $staff) { id } }
      links { id } footer: links(placement: FOOTER) { id }
      warehouses(includeInactive: $staff) { id }
      paymentMethods(includeInactive: $staff) { id }
      deliveryZones(includeInactive: $staff) { id }
      specialDays(from: "2026-12-09") { id }
    }
  }
`;

/** The same by the database's own conditions. */
export async function readSeen(
  db: Database,
  { id: channelId, isActive, isPickupAvailable, isDeliveryAvailable }: Channel,
  { isStaff, slug }: { isStaff: boolean; slug: string },
) {
  const asked = isStaff ? {} : { isActive: true };
  const own = { where: { channelId, ...asked }, orderBy: IN_PLACE, select: { id: true } };
  const node = (type: string) => (row: { id: string }) => ({ id: globalId(type, row.id) });
  const menu = await db.menu.findFirst({ where: { channelId, isActive: true }, orderBy: IN_PLACE });
  const place = { orderBy: [...PLACES], select: { productId: true, product: { select: { slug: true } } } };
  const shown = await db.category.findMany({
    where: { menuId: menu?.id ?? channelId, isActive: true },
    orderBy: IN_PLACE,
    include: { products: place, _count: { select: { products: true } } },
  });
  const product = await db.product.findFirst({
    where: { channelId, slug, categories: { some: { category: { isActive: true, menuId: menu?.id ?? channelId } } } },
  });
  const categories = await db.category.findMany({
    where: {
      products: { some: { productId: product?.id ?? channelId } },
      ...(isStaff ? {} : { isActive: true, menu: { isActive: true } }),
    },
    orderBy: IN_PLACE,
  });
  const menus = await db.menu.findMany({
    ...own,
    select: { id: true, categories: { where: asked, orderBy: IN_PLACE, select: { id: true } } },
  });
  const links = await db.link.findMany({
    where: { channelId },
    orderBy: [{ placement: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  });
  const days = { channelId, date: { gte: new Date('2026-12-09') } };
  const dish = ({ productId }: { productId: string }) => ({ id: globalId('Product', productId) });
  return {
    menu: menu && {
      id: globalId('Menu', menu.id),
      categories: shown.map(({ id, products, _count }) => ({
        id: globalId('Category', id),
        productCount: _count.products,
        first: { nodes: products.slice(0, 2).map(dish) },
        last: { nodes: products.slice(-1).map(dish) },
        product: products.filter((one) => one.product.slug === slug).map(dish)[0] ?? null,
      })),
    },
    product: product && { id: globalId('Product', product.id), categories: categories.map(node('Category')) },
    channel: {
      isOnMaintenance: !isActive || menu === null || !(isPickupAvailable || isDeliveryAvailable),
      menus: menus.map((row) => ({ ...node('Menu')(row), categories: row.categories.map(node('Category')) })),
      links: links.map(node('Link')),
      footer: links.filter(({ placement }) => placement === 'FOOTER').map(node('Link')),
      warehouses: (await db.warehouse.findMany(own)).map(node('Warehouse')),
      paymentMethods: (await db.paymentMethod.findMany(own)).map(node('PaymentMethod')),
      deliveryZones: (await db.deliveryZone.findMany(own)).map(node('DeliveryZone')),
      specialDays: (await db.specialDay.findMany({ where: days, orderBy: { date: 'asc' } })).map(node('SpecialDay')),
    },
  };
}
