/** A dish's address: without a language prefix, which the router adds. */
export function productPath(categorySlug: string, productSlug: string): string {
  return `/catalog/${encodeURIComponent(categorySlug)}/${encodeURIComponent(productSlug)}`;
}

export function categoryPath(categorySlug: string): string {
  return `/catalog/${encodeURIComponent(categorySlug)}`;
}
