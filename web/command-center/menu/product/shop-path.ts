interface Place {
  readonly slug: string;
  readonly isActive: boolean;
  readonly menu: { readonly id: string };
}

/**
 * Where shoppers find a product.
 *
 * @param menuId - of the menu that they see; null where there is none.
 * @returns null when it stands in no category that they see.
 */
export function shopPath(
  { slug, categories }: { readonly slug: string; readonly categories: readonly Place[] },
  menuId: string | null,
): string | null {
  const place = categories.find(({ isActive, menu }) => isActive && menu.id === menuId);
  return place ? `/catalog/${place.slug}/${slug}` : null;
}
