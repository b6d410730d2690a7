import { builder } from '../../graphql/builder';
import { Product } from '../products/product.graphql';
import { type ProductSales as ProductSalesShape, readProductSales } from './product-sales.store';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Each product asks for its own: enough for one product's page, too much for a list. */
const COST = 2_000;

const ProductSales = builder.objectRef<ProductSalesShape>('ProductSales').implement({
  description: `How often a product was sold in the last ${DAYS} days; cancelled orders do not count.`,
  fields: (t) => ({
    orders: t.exposeInt('orders', { description: 'Orders with at least one of it.' }),
    quantity: t.exposeInt('quantity', { description: 'Of all its variants together.' }),
  }),
});

builder.objectField(Product, 'recentSales', (t) =>
  t.field({
    type: ProductSales,
    nullable: true,
    authScopes: { permission: 'catalog' },
    work: COST,
    description: `Its sales of the last ${DAYS} days.`,
    resolve: ({ id }, _args, { db, replica, now }) =>
      replica.late(db, (late) => readProductSales(late, id, new Date(now().getTime() - DAYS * DAY_MS))),
  }),
);
