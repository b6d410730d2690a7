import { OPTION_GROUPS_LIMIT, OPTIONS_LIMIT } from '../../../domain/catalog-limits';
import type { OptionGroup as OptionGroupRow, Option as OptionRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { fromCatalog, nodeOf } from '../../graphql/from-catalog';
import { localizedFields } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { Money } from '../../graphql/shared.graphql';
import { AllergenEnum, MenuOptionKindEnum } from '../enums.graphql';
import { Nutrition } from '../nutrition.graphql';
import { nutritionOf } from '../nutrition-input';
import { inShopCurrency } from '../price.graphql';
import { Product } from '../products/product.graphql';
import { isSoldOut } from '../stop-list';
import { soldOutUntil } from '../stop-until';

export const Option = builder.node(builder.objectRef<OptionRow>('Option'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf((catalog, id) => catalog.option(id)),
  description: 'One choice of an option group: “extra cheese”.',
  fields: (t) => ({
    ...localizedFields(t, 'name'),
    kind: t.expose('kind', { type: MenuOptionKindEnum, description: 'What it means for making the dish.' }),
    priceDifference: t.field({
      type: Money,
      description: 'Added to the price of one; may be negative.',
      resolve: ({ priceDifference }, _args, context) => inShopCurrency(priceDifference, context),
    }),
    sku: t.exposeString('sku', { nullable: true, description: 'The shop’s own article number.' }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'False while staff have the option off sale until they change it.',
    }),
    isSoldOut: t.boolean({
      description: 'Whether it can’t be chosen now.',
      resolve: (option, _args, { now }) => isSoldOut(option, now()),
    }),
    soldOutUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is back on sale; null when it is on sale, or stopped until staff change it.',
      resolve: (option, _args, { now }) => soldOutUntil([option], now()),
    }),
    nutrition: t.field({
      type: Nutrition,
      nullable: true,
      description: 'What one choice adds to a portion; null when staff gave none.',
      resolve: (option) => nutritionOf(option),
    }),
    allergens: t.expose('allergens', {
      type: [AllergenEnum],
      description: 'What it contains, in addition to the dish itself.',
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

export const OptionGroup = builder.node(builder.objectRef<OptionGroupRow>('OptionGroup'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf((catalog, id) => catalog.optionGroup(id)),
  description: 'Something to choose about a product: “crust”, “extras”.',
  fields: (t) => ({
    ...localizedFields(t, 'name'),
    sku: t.exposeString('sku', { nullable: true, description: 'By which a till knows the group.' }),
    minimum: t.exposeInt('minimum', { description: 'How many have to be chosen; 0 where it is up to the shopper.' }),
    maximum: t.exposeInt('maximum', { description: 'How many can be chosen.' }),
    options: t.field({
      type: [Option],
      description: `In the order that staff gave them, at most ${OPTIONS_LIMIT}.`,
      size: menuSize('options'),
      resolve: fromCatalog((catalog, { id, productId }) => catalog.entry(productId).options.get(id) ?? []),
    }),
    product: t.field({
      type: Product,
      description: 'What it is asked about.',
      resolve: fromCatalog((catalog, { productId }) => catalog.entry(productId).product),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Product, 'optionGroups', (t) =>
  t.field({
    type: [OptionGroup],
    description: `What to choose about it, in staff’s order; at most ${OPTION_GROUPS_LIMIT}.`,
    size: menuSize('optionGroups'),
    resolve: fromCatalog((catalog, { id }) => catalog.entry(id).optionGroups),
  }),
);
