/** A statement as PostgreSQL's log has it: `$1` in the text, and what stood there, null for NULL. */
export interface LoggedStatement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** An entry begins with its time, zone and process; what follows without them belongs to it. */
const ENTRY = /^\d{4}-\d\d-\d\d \S+ \S+ \[(\d+)\] (\w+): {2}/m;
const STATEMENT = /^(?:execute [^:]+|statement): /;
const VALUE = /\$\d+ = (?:(NULL)|'((?:[^']|'')*)')/g;

/** Reads what `log_statement = all` wrote, in the order in which the statements came. */
export function readStatementLog(log: string): LoggedStatement[] {
  const statements: { text: string; values: (string | null)[] }[] = [];
  /** The process's last one: what its next DETAIL is of. */
  const latest = new Map<string, { values: (string | null)[] }>();
  const [, ...parts] = log.split(ENTRY);
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [process = '', kind = '', entry = ''] = parts.slice(at, at + 3);
    if (kind === 'LOG' && STATEMENT.test(entry)) {
      const statement = { text: unfold(entry.replace(STATEMENT, '')), values: [] };
      statements.push(statement);
      latest.set(process, statement);
    } else if (kind === 'DETAIL') {
      latest.get(process)?.values.push(...readValues(entry));
    }
  }
  return statements;
}

/** Lines after the first are written with a tab before them. */
function unfold(entry: string): string {
  return entry.trimEnd().replace(/\n\t/g, '\n');
}

function readValues(detail: string): (string | null)[] {
  return [...unfold(detail).matchAll(VALUE)].map(([, isNull, value = '']) =>
    isNull ? null : value.replaceAll(`''`, `'`),
  );
}
