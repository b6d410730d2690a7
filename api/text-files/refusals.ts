import { DomainError, type ErrorValues } from '../kernel/domain-error';
import type { FileEncoding } from './encodings';

/** How some lines of a file read in an encoding. */
export interface Reading {
  readonly encoding: FileEncoding;
  readonly sample: readonly string[];
}

/** The file reads differently in several encodings, and only who wrote it knows which is right. */
export class EncodingDoubtful extends DomainError {
  readonly code = 'ENCODING_DOUBTFUL';

  constructor(readonly candidates: readonly Reading[]) {
    super();
  }
}

/** A table has a cell that no heading stands above: whatever the row says is read in the wrong columns. */
export class CellWithoutHeading extends DomainError {
  readonly code = 'CELL_WITHOUT_HEADING';

  constructor(values: ErrorValues) {
    super(values);
  }
}
