/** The order in which rows with a place are read; the id decides between two of the same place. */
export const IN_PLACE: ({ position: 'asc' } | { id: 'asc' })[] = [{ position: 'asc' }, { id: 'asc' }];
