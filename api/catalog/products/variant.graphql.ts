import { VARIANTS_LIMIT } from '../../../domain/catalog-limits';
import { fromStoredWeight } from '../../../domain/weight';
import { MeasurementUnitEnum } from '../../channel/enums.graphql';
import type { Variant as VariantRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { fromCatalog, nodeOf } from '../../graphql/from-catalog';
import { localizedFields } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { Money } from '../../graphql/shared.graphql';
import { Photo } from '../../media/photo.graphql.ts';
import { inShopCurrency } from '../price.graphql';
import { isVariantSoldOut } from '../stop-list';
import { soldOutUntil } from '../stop-until';
import { Product } from './product.graphql';

export const Variant = builder.node(builder.objectRef<VariantRow>('Variant'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf((catalog, id) => catalog.variant(id)),
  description: 'A size or kind of a product, with its price: what goes into a cart.',
  fields: (t) => ({
    ...localizedFields(t, 'name', 'In the reader’s language; empty where a product has just one variant.'),
    price: t.field({
      type: Money,
      description: 'Of one, without options.',
      resolve: ({ price }, _args, context) => inShopCurrency(price, context),
    }),
    weight: t.float({
      nullable: true,
      description: 'Weight, volume or count in `unit`; null when staff gave none.',
      resolve: ({ weight, unit }) => (weight === null ? null : fromStoredWeight(weight, unit)),
    }),
    unit: t.expose('unit', { type: MeasurementUnitEnum, description: 'What `weight` is in.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'The shop’s own article number.' }),
    photo: t.field({
      type: Photo,
      nullable: true,
      description: 'Its own; null where the product’s stands for it.',
      resolve: fromCatalog(
        (catalog, { productId, photoId }) => catalog.entry(productId).photos.get(photoId ?? '') ?? null,
      ),
    }),
    product: t.field({
      type: Product,
      description: 'What it is a variant of.',
      resolve: fromCatalog((catalog, { productId }) => catalog.entry(productId).product),
    }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'False while staff have the variant off sale until they change it.',
    }),
    isSoldOut: t.boolean({
      description: 'Whether it can’t be ordered now, by its own stop or the product’s.',
      resolve: fromCatalog((catalog, variant, _args, context) =>
        isVariantSoldOut(variant, catalog.entry(variant.productId).product, context.now()),
      ),
    }),
    soldOutUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is back on sale; null when it is on sale, or stopped until staff change it.',
      resolve: fromCatalog((catalog, variant, _args, context) =>
        soldOutUntil([variant, catalog.entry(variant.productId).product], context.now()),
      ),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Product, 'variants', (t) =>
  t.field({
    type: [Variant],
    description: `In the order that staff gave them; at least one, at most ${VARIANTS_LIMIT}.`,
    size: menuSize('variants'),
    resolve: fromCatalog((catalog, { id }) => catalog.entry(id).variants),
  }),
);
