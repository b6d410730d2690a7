import { encodeGlobalID } from '@pothos/plugin-relay';
import { fromStoredWeight } from '../../../domain/weight';
import { MeasurementUnitEnum, TaxClassEnum } from '../../channel/enums.graphql';
import type { Product as ProductRow, Variant as VariantRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import type { Context } from '../../graphql/context';
import { fromCatalog, nodeOf } from '../../graphql/from-catalog';
import { localizedFields } from '../../graphql/localized-fields';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { Money } from '../../graphql/shared.graphql';
import { Photo } from '../../media/photo.graphql.ts';
import { AllergenEnum, ProductTagEnum } from '../enums.graphql';
import { Nutrition } from '../nutrition.graphql';
import { nutritionOf } from '../nutrition-input';
import { inShopCurrency } from '../price.graphql';
import type { ProductEntry } from '../read-model/catalog-tables';
import { isSoldOut } from '../stop-list';
import { soldOutUntil } from '../stop-until';
import { defaultVariant, priceFrom } from './price-from';

/** @throws {Error} for a product without variants, which no command leaves behind. */
function standingFor({ product, variants }: ProductEntry, now: Date): VariantRow {
  const variant = defaultVariant(variants, now);
  if (!variant) throw new Error(`product ${product.id} has no variant`);
  return variant;
}

/** Resolves a field from what belongs to the product. */
const fromEntry = <Result>(answer: (entry: ProductEntry, context: Context) => Result) =>
  fromCatalog((catalog, { id }: ProductRow, _args: object, context) => answer(catalog.entry(id), context));

export const Product = builder.node(builder.objectRef<ProductRow>('Product'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf((catalog, id) => catalog.product(id)),
  description: 'A dish. Its prices stand on its variants.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its part of the address, unique in the shop.' }),
    ...localizedFields(t, 'name'),
    ...localizedFields(t, 'description', 'What it is made of, in the reader’s language.'),
    photo: t.field({
      type: Photo,
      nullable: true,
      description: 'Null until staff add one.',
      resolve: fromEntry(({ product, photos }) => photos.get(product.photoId ?? '') ?? null),
    }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'False while staff have the product off sale until they change it.',
    }),
    isSoldOut: t.boolean({
      description: 'Whether it can’t be ordered now: it is stopped, or all of its variants are.',
      resolve: fromEntry(
        ({ product, variants }, { now }) =>
          isSoldOut(product, now()) || variants.every((variant) => isSoldOut(variant, now())),
      ),
    }),
    soldOutUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its own stop ends; null when there is none, or when staff have to end it.',
      resolve: (product, _args, { now }) => soldOutUntil([product], now()),
    }),
    price: t.field({
      type: Money,
      description: 'Of the default variant: the first that can be ordered now.',
      resolve: fromEntry((entry, context) => inShopCurrency(standingFor(entry, context.now()).price, context)),
    }),
    priceFrom: t.field({
      type: Money,
      nullable: true,
      description: 'The lowest price where variants differ in it; null where they all cost the same.',
      resolve: fromEntry(({ variants }, context) => {
        const lowest = priceFrom(variants, context.now());
        return lowest === null ? null : inShopCurrency(lowest, context);
      }),
    }),
    weight: t.float({
      nullable: true,
      description: 'Of the default variant, in `unit`.',
      resolve: fromEntry((entry, { now }) => {
        const { weight, unit } = standingFor(entry, now());
        return weight === null ? null : fromStoredWeight(weight, unit);
      }),
    }),
    unit: t.field({
      type: MeasurementUnitEnum,
      description: 'What `weight` is in.',
      resolve: fromEntry((entry, { now }) => standingFor(entry, now()).unit),
    }),
    sku: t.string({
      nullable: true,
      description: 'Article number of the default variant.',
      resolve: fromEntry((entry, { now }) => standingFor(entry, now()).sku),
    }),
    hasChoices: t.boolean({
      description: 'Whether there is something to choose before it can go into a cart: variants or options.',
      resolve: fromEntry(({ variants, optionGroups }) => variants.length > 1 || optionGroups.length > 0),
    }),
    onlyVariantId: t.id({
      nullable: true,
      description: 'The variant that goes into a cart as it is; null where there is something to choose.',
      resolve: fromEntry(({ variants: [variant, another], optionGroups }) =>
        variant && !another && optionGroups.length === 0 ? encodeGlobalID('Variant', variant.id) : null,
      ),
    }),
    nutrition: t.field({
      type: Nutrition,
      nullable: true,
      description: 'Null when staff gave none.',
      resolve: (product) => nutritionOf(product),
    }),
    tags: t.expose('tags', { type: [ProductTagEnum], description: 'What it can be filtered by.' }),
    allergens: t.expose('allergens', {
      type: [AllergenEnum],
      description: 'What the dish contains of the fourteen allergens.',
    }),
    taxClass: t.expose('taxClass', {
      type: TaxClassEnum,
      nullable: true,
      description: 'Its VAT; null: by the way it is received, as the shop has set.',
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When staff added it.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Last change of the product itself.' }),
  }),
});
