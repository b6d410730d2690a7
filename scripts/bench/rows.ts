import type { BenchRow } from './bench-row';
import { board } from './rows/board';
import { catalog } from './rows/catalog';
import { pages } from './rows/pages';
import { search } from './rows/search';

/** In the order that they are measured; what makes the database larger comes last. */
export const benchRows: readonly BenchRow[] = [catalog, pages, board, search];
