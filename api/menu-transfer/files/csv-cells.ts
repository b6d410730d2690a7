import { fromCell } from '../../../domain/csv';
import type { ErrorValues } from '../../kernel/domain-error';
import type { DraftProduct, DraftVariant } from '../tables/menu-draft';
import { parseAmount, parseDecimal } from './amount';
import type { CsvColumn } from './csv-columns';
import type { FaultList } from './fault-list';

const YES = new Set(['yes', 'y', 'true', '1', 'да', '+']);
const NO = new Set(['no', 'n', 'false', '0', 'нет', '-']);

/**
 * The cells of one row, read by what their columns hold. A column that the table has not is `undefined`; what can't be
 * read is a fault, and `undefined` as well.
 */
export class CsvCells {
  constructor(
    readonly row: number,
    private readonly cells: ReadonlyMap<CsvColumn, string>,
    private readonly faults: FaultList,
  ) {}

  fault(column: CsvColumn, code: string, values?: ErrorValues): undefined {
    this.faults.add({ row: this.row, column, code, ...(values && { values }) });
    return undefined;
  }

  text(column: CsvColumn): string | undefined {
    const cell = this.cells.get(column);
    return cell === undefined ? undefined : fromCell(cell.trim());
  }

  /** Null for an empty cell. */
  amount(column: CsvColumn): number | null | undefined {
    return this.read(column, (text) => parseAmount(text) ?? this.fault(column, 'INVALID_AMOUNT', { value: text }));
  }

  number(column: CsvColumn): number | null | undefined {
    return this.read(column, (text) => parseDecimal(text) ?? this.fault(column, 'INVALID_NUMBER', { value: text }));
  }

  /** An empty cell says nothing. */
  yesOrNo(column: CsvColumn): boolean | undefined {
    const read = this.read(column, (text) => {
      const word = text.toLowerCase();
      if (YES.has(word)) return true;
      return NO.has(word) ? false : this.fault(column, 'INVALID_YES_NO', { value: text });
    });
    return read ?? undefined;
  }

  /** One of a list of names, in any case: `gluten free` is `GLUTEN_FREE`. */
  name<Name extends string>(column: CsvColumn, text: string, known: readonly Name[]): Name | undefined {
    const wanted = text
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_');
    const values = { value: text.trim(), known: known.map((name) => name.toLowerCase()).join(', ') };
    return known.find((name) => name === wanted) ?? this.fault(column, 'UNKNOWN_NAME', values);
  }

  /** Null for an empty cell. */
  oneName<Name extends string>(column: CsvColumn, known: readonly Name[]): Name | null | undefined {
    return this.read(column, (text) => this.name(column, text, known));
  }

  names<Name extends string>(column: CsvColumn, known: readonly Name[]): Name[] | undefined {
    return this.list(column)?.flatMap((text) => this.name(column, text, known) ?? []);
  }

  /** What stands between the commas, semicolons or bars of a cell. */
  list(column: CsvColumn): string[] | undefined {
    const texts = this.text(column)?.split(/[,;|]/);
    return texts && [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  }

  private read<Value>(column: CsvColumn, parse: (text: string) => Value | undefined): Value | null | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    return text === '' ? null : parse(text);
  }
}

/** What one row says of its product, and of its variant. */
export interface ReadRow {
  readonly cells: CsvCells;
  readonly product: Omit<DraftProduct, 'variants'>;
  readonly variant: DraftVariant;
}
