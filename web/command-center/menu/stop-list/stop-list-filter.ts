/** What the address of the stop list says: which dishes are offered to be stopped. */
export interface StopListFilter {
  readonly search: string;
  /** A category's id. */
  readonly categoryId: string | null;
}

export function toStopListFilter(search: URLSearchParams): StopListFilter {
  return { search: search.get('q')?.trim() ?? '', categoryId: search.get('category') };
}

/** The query part of the address. */
export function stopListSearch({ search, categoryId }: StopListFilter): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (categoryId) parameters.set('category', categoryId);
  return parameters.size > 0 ? `?${parameters}` : '?';
}
