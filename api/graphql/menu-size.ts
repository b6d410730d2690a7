import type { ListLengths } from '../catalog/read-model/list-lengths';
import type { Context } from './context';
import { LIST_SIZE, type Objects, pageSize } from './field-cost';

/**
 * The size of a list that the shop has in memory: as many items as it really holds, of parents that hold the most.
 *
 * @param list - which one.
 * @param isShared - whether parents have the same items, as products their categories.
 */
export function menuSize(list: keyof ListLengths, { isShared = false } = {}) {
  return (args: object, { catalog }: Context, { count, distinct }: Objects): Objects => {
    const most = 'first' in args || 'last' in args ? pageSize(args) : Number.POSITIVE_INFINITY;
    const lengths = catalog?.lengths[list] ?? [LIST_SIZE];
    const items = lengths.slice(0, distinct).reduce((sum, length) => sum + Math.min(length, most), 0);
    // The same parents in two places count twice.
    const again = Math.max(1, distinct / Math.max(lengths.length, 1));
    return { count: (count / distinct) * again * items, distinct: isShared ? Math.min(items, lengths[0] ?? 0) : items };
  };
}
