import { fromStoredWeight } from '../../../domain/weight';
import { MeasurementUnitEnum } from '../../channel/enums.graphql';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { localizedFields } from '../../graphql/localized-fields';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { Money } from '../../graphql/shared.graphql';
import { inShopCurrency } from '../price.graphql';
import { isVariantSoldOut } from '../stop-list';
import { soldOutUntil } from '../stop-until';

/** The product's part in what decides whether a variant can be ordered. */
const PRODUCT_STOP = { product: { select: { isAvailable: true, stoppedUntil: true } } } as const;

export const Variant = builder.prismaNode('Variant', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, product: { channelId: channelOf(context).id } }),
  nullable: true,
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
    photo: t.relation('photo', { nullable: true, description: 'Its own; null where the product’s stands for it.' }),
    product: t.relation('product', { description: 'What it is a variant of.' }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'False while staff have the variant off sale until they change it.',
    }),
    isSoldOut: t.boolean({
      description: 'Whether it can’t be ordered now, by its own stop or the product’s.',
      select: PRODUCT_STOP,
      resolve: (variant, _args, { now }) => isVariantSoldOut(variant, variant.product, now()),
    }),
    soldOutUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is back on sale; null when it is on sale, or stopped until staff change it.',
      select: PRODUCT_STOP,
      resolve: (variant, _args, { now }) => soldOutUntil([variant, variant.product], now()),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});
