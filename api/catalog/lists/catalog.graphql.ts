import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { IN_PLACE } from '../../kernel/in-place';
import { SlugKindEnum } from '../enums.graphql';
import { PRODUCT_CATEGORIES_LIMIT } from '../limits';
import { activeMenuId } from '../menus/active-menu.store';
import { Category, shownCategories } from '../menus/category.graphql';
import { Menu } from '../menus/menu.graphql';
import { Product } from '../products/product.graphql';
import { findRedirect } from '../slug.store';

builder.queryFields((t) => ({
  menu: t.prismaField({
    type: Menu,
    nullable: true,
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description: 'What shoppers see: the first active menu. Null puts the shop on maintenance.',
    resolve: (query, _root, _args, context) =>
      context.catalogDb.menu.findFirst({
        ...query,
        where: { channelId: channelOf(context).id, isActive: true },
        orderBy: IN_PLACE,
      }),
  }),
  category: t.prismaField({
    type: Category,
    nullable: true,
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description: 'An active category of the active menu; null when there is none of this slug.',
    args: { slug: t.arg.string({ required: true, description: 'The category’s part of the address.' }) },
    resolve: async (query, _root, { slug }, context) => {
      const menuId = await activeMenuId(context.catalogDb, channelOf(context).id);
      if (menuId === null) return null;
      return context.catalogDb.category.findFirst({ ...query, where: { slug, menuId, isActive: true } });
    },
  }),
  product: t.prismaField({
    type: Product,
    nullable: true,
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description:
      'A product that stands in an active category of the active menu; null when there is none of this slug.',
    args: { slug: t.arg.string({ required: true, description: 'The product’s part of the address.' }) },
    resolve: async (query, _root, { slug }, context) => {
      const channelId = channelOf(context).id;
      const menuId = await activeMenuId(context.catalogDb, channelId);
      if (menuId === null) return null;
      const categories = { some: { category: { menuId, isActive: true } } };
      return context.catalogDb.product.findFirst({ ...query, where: { slug, channelId, categories } });
    },
  }),
  slugRedirect: t.string({
    nullable: true,
    authScopes: { public: true },
    description: 'The present slug of what once had this one, to answer 301 with; null when nothing had it.',
    args: {
      kind: t.arg({ type: SlugKindEnum, required: true, description: 'What the address leads to.' }),
      slug: t.arg.string({ required: true, description: 'The old slug.' }),
    },
    resolve: async (_root, { kind, slug }, context) => {
      const channelId = channelOf(context).id;
      const scopeId = kind === 'CATEGORY' ? await activeMenuId(context.catalogDb, channelId) : channelId;
      return scopeId === null ? null : findRedirect(context.db, { channelId, kind, scopeId }, slug);
    },
  }),
}));

builder.prismaObjectField('Category', 'product', (t) =>
  t.prismaField({
    type: Product,
    nullable: true,
    description: 'The product of this slug, if it stands in this category.',
    args: { slug: t.arg.string({ required: true, description: 'The product’s part of the address.' }) },
    resolve: (query, { id }, { slug }, { catalogDb }) =>
      catalogDb.product.findFirst({ ...query, where: { slug, categories: { some: { categoryId: id } } } }),
  }),
);

builder.prismaObjectField('Product', 'categories', (t) =>
  t.field({
    type: [Category],
    size: menuSize('categoriesOf', { isShared: true }),
    description: `Where it stands, at most ${PRODUCT_CATEGORIES_LIMIT}; who may not edit the catalog gets the active ones.`,
    select: (_args, context, nestedSelection) => ({
      categories: {
        where: { category: shownCategories(context) },
        select: { category: nestedSelection(true) },
        orderBy: [{ category: { position: 'asc' } }, { categoryId: 'asc' }],
      },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
);
