import type { Extension } from './extension';
import { pastOrders } from './past-orders/index';
import { streets } from './streets/index';

/** A line for each capability that not every shop needs: docs/developer/extensions.md. */
export const extensions: readonly Extension[] = [pastOrders, streets];
