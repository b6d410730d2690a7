import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { localizedFields } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { Money } from '../../graphql/shared.graphql';
import { IN_PLACE } from '../../kernel/in-place';
import { AllergenEnum } from '../enums.graphql';
import { OPTIONS_LIMIT } from '../limits';
import { Nutrition } from '../nutrition.graphql';
import { nutritionOf } from '../nutrition-input';
import { inShopCurrency } from '../price.graphql';
import { isSoldOut } from '../stop-list';
import { soldOutUntil } from '../stop-until';

export const Option = builder.prismaNode('Option', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, optionGroup: { product: { channelId: channelOf(context).id } } }),
  nullable: true,
  description: 'One choice of an option group: “extra cheese”.',
  fields: (t) => ({
    ...localizedFields(t, 'name'),
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
      description: 'What it contains, besides the dish itself.',
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

export const OptionGroup = builder.prismaNode('OptionGroup', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, product: { channelId: channelOf(context).id } }),
  nullable: true,
  description: 'Something to choose about a product: “crust”, “extras”.',
  fields: (t) => ({
    ...localizedFields(t, 'name'),
    sku: t.exposeString('sku', { nullable: true, description: 'By which a till knows the group.' }),
    minimum: t.exposeInt('minimum', { description: 'How many have to be chosen; 0 where it is up to the shopper.' }),
    maximum: t.exposeInt('maximum', { description: 'How many can be chosen.' }),
    options: t.relation('options', {
      description: `In the order that staff gave them, at most ${OPTIONS_LIMIT}.`,
      size: menuSize('options'),
      query: { orderBy: IN_PLACE },
    }),
    product: t.relation('product', { description: 'What it is asked about.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});
