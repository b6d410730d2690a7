import { encodeGlobalID } from '@pothos/plugin-relay';
import { minor } from '../../../domain/money';
import { fromStoredWeight } from '../../../domain/weight';
import { MeasurementUnitEnum, TaxClassEnum } from '../../channel/enums.graphql';
import type { Variant as VariantRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { localizedFields } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { Money } from '../../graphql/shared.graphql';
import { IN_PLACE } from '../../kernel/in-place';
import { AllergenEnum, ProductTagEnum } from '../enums.graphql';
import { OPTION_GROUPS_LIMIT, VARIANTS_LIMIT } from '../limits';
import { Nutrition } from '../nutrition.graphql';
import { nutritionOf } from '../nutrition-input';
import { inShopCurrency } from '../price.graphql';
import { isSoldOut } from '../stop-list';
import { soldOutUntil } from '../stop-until';
import { defaultVariant, priceFrom } from './price-from';

/** Every field that hangs on variants selects them in this one way, so that Prisma reads them once. */
const VARIANTS = { variants: { orderBy: IN_PLACE } } as const;
const OPTION_GROUPS = { optionGroups: { orderBy: IN_PLACE } } as const;

/** @throws {Error} for a product without variants, which no command leaves behind. */
function standingFor({ id, variants }: { id: string; variants: readonly VariantRow[] }, now: Date): VariantRow {
  const variant = defaultVariant(variants, now);
  if (!variant) throw new Error(`product ${id} has no variant`);
  return variant;
}

export const Product = builder.prismaNode('Product', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  description: 'A dish. Its prices stand on its variants.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its part of the address, unique in the shop.' }),
    ...localizedFields(t, 'name'),
    ...localizedFields(t, 'description', 'What it is made of, in the reader’s language.'),
    photo: t.relation('photo', { nullable: true, description: 'Null until staff add one.' }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'False while staff have the product off sale until they change it.',
    }),
    isSoldOut: t.boolean({
      description: 'Whether it can’t be ordered now: it is stopped, or all of its variants are.',
      select: VARIANTS,
      resolve: (product, _args, { now }) =>
        isSoldOut(product, now()) || product.variants.every((variant) => isSoldOut(variant, now())),
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
      select: VARIANTS,
      resolve: (product, _args, context) => inShopCurrency(standingFor(product, context.now()).price, context),
    }),
    priceFrom: t.field({
      type: Money,
      nullable: true,
      description: 'The lowest price where variants differ in it; null where they all cost the same.',
      select: VARIANTS,
      resolve: ({ variants }, _args, context) => {
        const priced = variants.map((variant) => ({ ...variant, price: minor(variant.price) }));
        const lowest = priceFrom(priced, context.now());
        return lowest === null ? null : inShopCurrency(lowest, context);
      },
    }),
    weight: t.float({
      nullable: true,
      description: 'Of the default variant, in `unit`.',
      select: VARIANTS,
      resolve: (product, _args, { now }) => {
        const { weight, unit } = standingFor(product, now());
        return weight === null ? null : fromStoredWeight(weight, unit);
      },
    }),
    unit: t.field({
      type: MeasurementUnitEnum,
      description: 'What `weight` is in.',
      select: VARIANTS,
      resolve: (product, _args, { now }) => standingFor(product, now()).unit,
    }),
    sku: t.string({
      nullable: true,
      description: 'Article number of the default variant.',
      select: VARIANTS,
      resolve: (product, _args, { now }) => standingFor(product, now()).sku,
    }),
    variants: t.relation('variants', {
      description: `In the order that staff gave them; at least one, at most ${VARIANTS_LIMIT}.`,
      size: menuSize('variants'),
      query: VARIANTS.variants,
    }),
    optionGroups: t.relation('optionGroups', {
      description: `What to choose about it, in staff’s order; at most ${OPTION_GROUPS_LIMIT}.`,
      size: menuSize('optionGroups'),
      query: OPTION_GROUPS.optionGroups,
    }),
    hasChoices: t.boolean({
      description: 'Whether there is something to choose before it can go into a cart: variants or options.',
      select: { ...VARIANTS, ...OPTION_GROUPS },
      resolve: ({ variants, optionGroups }) => variants.length > 1 || optionGroups.length > 0,
    }),
    onlyVariantId: t.id({
      nullable: true,
      description: 'The variant that goes into a cart as it is; null where there is something to choose.',
      select: { ...VARIANTS, ...OPTION_GROUPS },
      resolve: ({ variants: [variant, another], optionGroups }) =>
        variant && !another && optionGroups.length === 0 ? encodeGlobalID('Variant', variant.id) : null,
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
