/** The API's bound on a table's name (api/checkout/cart/contact.ts). */
const LONGEST = 20;

/** More than any house has; the sheet is drawn at each keystroke. */
export const MOST = 200;

/** How the tables are named, as it is typed. */
export interface TableChoice {
  readonly naming: 'numbers' | 'names';
  readonly from: string;
  readonly to: string;
  /** One a line. */
  readonly names: string;
}

export const FIRST_CHOICE: TableChoice = { naming: 'numbers', from: '1', to: '12', names: '' };

export type TableProblem = 'notNumbers' | 'tooMany' | 'tooLong' | 'twice';

export interface Tables {
  readonly tables: readonly string[];
  readonly problem: TableProblem | null;
  /** The name that the problem is about. */
  readonly about: string | null;
}

const refused = (problem: TableProblem, about: string | null = null): Tables => ({ tables: [], problem, about });
const fine = (tables: readonly string[]): Tables => ({ tables, problem: null, about: null });

function numbered({ from, to }: TableChoice): Tables {
  const [first, last] = [from, to].map((typed) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN));
  if (first === undefined || last === undefined || !(first <= last)) return refused('notNumbers');
  if (last - first >= MOST) return refused('tooMany');
  return fine(Array.from({ length: last - first + 1 }, (_, index) => (first + index).toString()));
}

function named({ names }: TableChoice): Tables {
  const tables = names.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
  if (tables.length > MOST) return refused('tooMany');
  const long = tables.find((name) => [...name].length > LONGEST);
  if (long !== undefined) return refused('tooLong', long);
  const twice = tables.find((name, index) => tables.indexOf(name) !== index);
  return twice === undefined ? fine(tables) : refused('twice', twice);
}

/** The tables that get a code, in the order in which they are printed. */
export function tablesOf(choice: TableChoice): Tables {
  return choice.naming === 'numbers' ? numbered(choice) : named(choice);
}

/**
 * What the code of a table opens: the menu, with the table known.
 *
 * @param house - where the table stands, for a restaurant of several houses.
 */
export function tableAddress(origin: string, table: string, house: string | null): string {
  const parameters = new URLSearchParams({ table, ...(house !== null && { house }) });
  return `${origin}/catalog?${parameters}`;
}
