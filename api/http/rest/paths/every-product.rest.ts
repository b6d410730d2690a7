import { z } from 'zod';
import type { Context } from '../../../graphql/context';
import { storedOperation } from '../stored-operation';

/** A category's products, a page of them. */
export const PRODUCTS = `fragment RestProducts on CategoryProductsConnection {
  pageInfo { hasNextPage endCursor }
  nodes {
    id slug isAvailable isSoldOut name: nameTranslations { locale value }
    description: descriptionTranslations { locale value }
    price { minor currencyCode } weight unit sku allergens tags
    nutrition { calories protein fat carbohydrate }
    photo { url width height }
    variants {
      id name: nameTranslations { locale value } price { minor currencyCode } weight unit sku isSoldOut
      photo { url width height }
    }
    optionGroups {
      id minimum maximum sku name: nameTranslations { locale value }
      options {
        id name: nameTranslations { locale value } kind priceDifference { minor currencyCode } isAvailable isSoldOut sku
        allergens nutrition { calories protein fat carbohydrate }
      }
    }
  }
}`;

const readMore = storedOperation(`query RestProductsPage($id: ID!, $after: String) {
  node(id: $id) { ... on Category { products(first: 100, after: $after) { ...RestProducts } } }
} ${PRODUCTS}`);

export const ProductsPage = z.looseObject({
  pageInfo: z.looseObject({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(z.unknown()),
});

/** All products of a category: the documented path knows no pages. */
export async function everyProduct(
  context: Context,
  { id, products }: { id: string; products: z.infer<typeof ProductsPage> },
): Promise<unknown[]> {
  const all = [...products.nodes];
  let { pageInfo } = products;
  while (pageInfo.hasNextPage) {
    const { node } = await readMore(context, { id, after: pageInfo.endCursor });
    const page = z.looseObject({ products: ProductsPage }).parse(node).products;
    all.push(...page.nodes);
    pageInfo = page.pageInfo;
  }
  return all;
}
