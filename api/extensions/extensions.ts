import type { Extension } from './extension';
import { notices } from './notices/index';
import { pastOrders } from './past-orders/index';
import { printing } from './printing/index';
import { sharePictures } from './share-pictures/index';
import { streets } from './streets/index';

/** A line for each capability that not every shop needs: docs/developer/extensions.md. */
export const extensions: readonly Extension[] = [notices, pastOrders, printing, sharePictures, streets];
