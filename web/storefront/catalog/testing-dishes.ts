export const PIZZA = { id: 'pizza', slug: 'pizza', name: 'Pizza' } as const;

/** A dish of one category that needs no choice. */
export function dish<Facts extends object>(name: string, facts?: Facts) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { id: slug, slug, name, onlyVariantId: `${slug}-variant`, categories: [PIZZA], ...facts };
}
