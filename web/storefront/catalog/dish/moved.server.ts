import { type RouterContextProvider, redirect } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { requestContext } from '../../../graphql/request-context';
import { pageNotFound } from '../../page/page-not-found.server';
import { categoryPath, productPath } from '../../shop/product-path';

type Context = Readonly<RouterContextProvider>;

const MovedCategoryQuery = graphql(`
  query MovedCategory($slug: String!) {
    slugRedirect(kind: CATEGORY, slug: $slug)
  }
`);

const MovedProductQuery = graphql(`
  query MovedProduct($categorySlug: String!, $productSlug: String!) {
    categorySlug: slugRedirect(kind: CATEGORY, slug: $categorySlug)
    productSlug: slugRedirect(kind: PRODUCT, slug: $productSlug)
    product(slug: $productSlug) {
      id
      slug
      categories {
        id
        slug
      }
    }
  }
`);

/** Redirects search engines and old links for good; the query is kept. */
function movedTo(context: Context, path: string): never {
  throw redirect(path + context.get(requestContext).url.search, 301);
}

/** @throws a redirect to the category's present address, or the 404. */
export async function findMovedCategory(context: Context, slug: string): Promise<never> {
  const { slugRedirect } = await query(context, MovedCategoryQuery, { slug });
  return slugRedirect ? movedTo(context, categoryPath(slugRedirect)) : pageNotFound(context);
}

/** @throws a redirect to the dish's present address, by a new name or in another category, or the 404. */
export async function findMovedProduct(context: Context, categorySlug: string, productSlug: string): Promise<never> {
  const moved = await query(context, MovedProductQuery, { categorySlug, productSlug });
  const category = moved.product?.categories[0];
  if (moved.product && category && category.slug !== categorySlug) {
    return movedTo(context, productPath(category.slug, moved.product.slug));
  }
  if (!moved.productSlug && !moved.categorySlug) return pageNotFound(context);
  return movedTo(context, productPath(moved.categorySlug ?? categorySlug, moved.productSlug ?? productSlug));
}
