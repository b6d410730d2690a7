import type { ReactNode } from 'react';
import type { CsvCell } from '../../../../domain/csv';

/** A cell of a file; an instant is written on the shop's clock. */
export type FileCell = CsvCell | { readonly instant: string | null };

/** A column of a {@link DataTable}. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** In the CSV; a column without it is left out there: a photo, a menu of actions. */
  readonly csv?: (row: Row) => FileCell;
  /** The head sorts by it: `?sort=…`, which the loader reads by `sortOf`. */
  readonly sort?: string;
  /** Figures stand at the end of the cell, one below the other. */
  readonly isNumeric?: boolean;
  /** What the row is called: on phones the card's headline. */
  readonly isMain?: boolean;
  /** In the CSV alone: what a cell of the table shows together with something else. */
  readonly isInFileOnly?: boolean;
  /** For screen readers and on phones without a label: a photo, actions. */
  readonly isTitleHidden?: boolean;
}
