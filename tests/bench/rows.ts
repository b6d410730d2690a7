import type { BenchRow } from './bench-row';
import { board } from './rows/board';
import { cart } from './rows/cart';
import { catalog } from './rows/catalog';
import { growingMenu } from './rows/growing-menu';
import { growingAudience, growingPast } from './rows/growing-past';
import { live } from './rows/live';
import { pages } from './rows/pages';
import { place } from './rows/place';
import { search } from './rows/search';
import { shops } from './rows/shops';
import { start } from './rows/start';

/** In the order that they are measured; what makes the database larger comes last. */
export const benchRows: readonly BenchRow[] = [
  ...[catalog, pages, cart, place, board, live, search, start, shops],
  ...[growingAudience, growingMenu, growingPast],
];
