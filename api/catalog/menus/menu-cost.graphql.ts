import type { Context } from '../../graphql/context';
import { fieldCost } from '../../graphql/field-cost';
import type { MenuSizes } from '../read-model/catalog-tables';

type CostedField = Parameters<typeof fieldCost>[2];

/**
 * The cost of a list of the menu: as many items as the shop's menu in memory really has, where a page asks for no fewer.
 *
 * @param list - which one.
 */
export function menuCost(list: keyof MenuSizes) {
  return (args: object, context: Context, field: CostedField) => {
    const cost = fieldCost(args, context, field);
    const { [list]: size = cost.multiplier } = context.catalog?.sizes ?? {};
    const isPage = 'first' in args || 'last' in args;
    return isPage ? { ...cost, multiplier: Math.min(cost.multiplier, size) } : { field: size, multiplier: size };
  };
}
