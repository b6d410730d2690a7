import { extension } from '../extension';

/** Orders of a former system, out of a file: `npm run import-orders`. */
export const pastOrders = extension('past-orders', {});
