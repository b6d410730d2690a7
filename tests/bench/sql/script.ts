import type { LoggedStatement } from './statement-log';

/** What one run of a script puts in place of what was different in each recording. */
export interface Fill {
  uuid(recorded: string): string;
  count(recorded: string): string;
  word(recorded: string): string;
}

/** Statements that can be run again and again as if they were of another order each time. */
export interface Script {
  readonly statements: readonly string[];
  /** The values of each statement for one run. */
  values(fill: Fill): (string | null)[][];
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const WHOLE_UUID = new RegExp(`^${UUID.source}$`);
/** Times stay as they were recorded: nothing hangs on them. */
const TIME = /^\d{4}-\d\d-\d\d[T ]/;
/** Shorter words are no keys. */
const SHORTEST_WORD = 12;

/** `"orderSequence": 41`, as JSON has it. */
const NAMED_NUMBER = /"\w+": ?\d+/g;
const TEXT_IN_JSON = /"((?:[^"\\]|\\.)*)"/g;

/**
 * What both recordings have, the second in the order of the first: some reads go out beside each other, and what the server
 * did besides is in one of them only.
 */
export function sharedWork(
  first: readonly LoggedStatement[],
  second: readonly LoggedStatement[],
): readonly [first: LoggedStatement[], second: LoggedStatement[]] {
  const left = [...second];
  const pairs = first.flatMap((statement) => {
    const at = left.findIndex(({ text }) => text === statement.text);
    const [other] = at < 0 ? [] : left.splice(at, 1);
    return other ? [{ statement, other }] : [];
  });
  return [pairs.map(({ statement }) => statement), pairs.map(({ other }) => other)];
}

/**
 * Makes a script of two recordings of the same request: what differs between them (ids, keys, numbers) is what each run
 * needs anew, wherever it stands in the first.
 */
export function makeScript(first: readonly LoggedStatement[], second: readonly LoggedStatement[]): Script {
  const fresh = [...freshParts(first, second)].sort((a, b) => b.length - a.length);
  const templates = first.map(({ values }, at) =>
    values.map((value, place) => template(value, second[at]?.values[place] ?? null, fresh)),
  );
  return {
    statements: first.map(({ text }) => text),
    values: (fill) => templates.map((row) => row.map((fillIn) => fillIn(fill))),
  };
}

/** Ids, keys and numbers that are new each time. */
function freshParts(first: readonly LoggedStatement[], second: readonly LoggedStatement[]): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const [at, { values }] of first.entries()) {
    for (const [place, value] of values.entries()) {
      const other = second[at]?.values[place] ?? null;
      if (value === null || other === null || value === other) continue;
      if (isWord(value)) parts.add(value);
      for (const part of [...differing(value, other, UUID), ...differing(value, other, NAMED_NUMBER)]) parts.add(part);
      if (!/^[[{]/.test(value)) continue;
      for (const text of differing(value, other, TEXT_IN_JSON)) {
        const word = text.slice(1, -1);
        if (isWord(word)) parts.add(word);
      }
    }
  }
  return parts;
}

/** What of a pattern is found in one text only. */
function differing(text: string, other: string, pattern: RegExp): string[] {
  const others = new Set(other.match(pattern));
  return (text.match(pattern) ?? []).filter((part) => !others.has(part));
}

function isWord(value: string): boolean {
  return value.length >= SHORTEST_WORD && !/[\s{["]/.test(value) && !TIME.test(value) && !WHOLE_UUID.test(value);
}

type FillIn = (fill: Fill) => string | null;

function template(value: string | null, other: string | null, fresh: readonly string[]): FillIn {
  if (value === null) return () => null;
  if (value !== other && /^\d{1,9}$/.test(value)) return ({ count }) => count(value);
  const known = new Set(fresh);
  const parts = fresh
    .filter((part) => value.includes(part))
    .reduce<string[]>(
      (pieces, part) => pieces.flatMap((piece) => (known.has(piece) ? [piece] : cut(piece, part))),
      [value],
    );
  const pieces = parts.map((part) => (known.has(part) ? pieceOf(part) : () => part));
  return (fill) => pieces.map((piece) => piece(fill)).join('');
}

function pieceOf(part: string): (fill: Fill) => string {
  if (WHOLE_UUID.test(part)) return ({ uuid }) => uuid(part);
  const [, name, number] = /^("\w+": ?)(\d+)$/.exec(part) ?? [];
  return name && number ? ({ count }) => `${name}${count(number)}` : ({ word }) => word(part);
}

/** The text around each place where the part stands, and the part itself between. */
function cut(text: string, part: string): string[] {
  return text
    .split(part)
    .flatMap((piece, index) => (index === 0 ? [piece] : [part, piece]))
    .filter((piece) => piece !== '');
}
