import { PRODUCT_CATEGORIES_LIMIT } from '../../../domain/catalog-limits';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { fromCatalog } from '../../graphql/from-catalog';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { SlugKindEnum } from '../enums.graphql';
import { Category, seesCategory } from '../menus/category.graphql';
import { Menu } from '../menus/menu.graphql';
import { Product } from '../products/product.graphql';
import { findRedirect } from '../slug.store';

builder.queryFields((t) => ({
  menu: t.field({
    type: Menu,
    nullable: true,
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description: 'What shoppers see: the first active menu. Null puts the shop on maintenance.',
    resolve: fromCatalog(({ activeMenu }) => activeMenu),
  }),
  category: t.field({
    type: Category,
    nullable: true,
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description: 'An active category of the active menu; null when there is none of this slug.',
    args: { slug: t.arg.string({ required: true, description: 'The category’s part of the address.' }) },
    resolve: fromCatalog(
      ({ shownCategories }, _root, { slug }) => shownCategories.find((category) => category.slug === slug) ?? null,
    ),
  }),
  product: t.field({
    type: Product,
    nullable: true,
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description:
      'A product that stands in an active category of the active menu; null when there is none of this slug.',
    args: { slug: t.arg.string({ required: true, description: 'The product’s part of the address.' }) },
    resolve: fromCatalog((catalog, _root, { slug }) => {
      const entry = catalog.bySlug(slug);
      return entry && catalog.categoriesShowing(entry).length > 0 ? entry.product : null;
    }),
  }),
  slugRedirect: t.string({
    nullable: true,
    authScopes: { public: true },
    description: 'The present slug of what once had this one, to answer 301 with; null when nothing had it.',
    args: {
      kind: t.arg({ type: SlugKindEnum, required: true, description: 'What the address leads to.' }),
      slug: t.arg.string({ required: true, description: 'The old slug.' }),
    },
    resolve: fromCatalog(({ activeMenu }, _root, { kind, slug }, context) => {
      const channelId = channelOf(context).id;
      const scopeId = kind === 'CATEGORY' ? activeMenu?.id : channelId;
      return scopeId === undefined ? null : findRedirect(context.db, { channelId, kind, scopeId }, slug);
    }),
  }),
}));

builder.objectField(Category, 'product', (t) =>
  t.field({
    type: Product,
    nullable: true,
    description: 'The product of this slug, if it stands in this category.',
    args: { slug: t.arg.string({ required: true, description: 'The product’s part of the address.' }) },
    resolve: fromCatalog((catalog, { id }, { slug }) => {
      const { product, places = [] } = catalog.bySlug(slug) ?? {};
      return places.some(({ categoryId }) => categoryId === id) ? product : null;
    }),
  }),
);

builder.objectField(Product, 'categories', (t) =>
  t.field({
    type: [Category],
    size: menuSize('categoriesOf', { isShared: true }),
    description: `Where it stands, at most ${PRODUCT_CATEGORIES_LIMIT}; who may not edit the catalog gets the active ones.`,
    resolve: fromCatalog((catalog, { id }, _args, context) =>
      catalog.categoriesOf(catalog.entry(id)).filter((category) => seesCategory(context, catalog, category)),
    ),
  }),
);
