/**
 * How many letters have to be put in, left out, changed or swapped with the next one to make one word of the other.
 *
 * @returns `most + 1` when it takes more than `most`.
 */
export function lettersApart(word: string, other: string, most: number): number {
  if (Math.abs(word.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const next = nextRow(word, other, row, last, beforeLast);
    if (Math.min(...next) > most) return most + 1;
    beforeLast = last;
    last = next;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** A row of the table of distances between the beginnings of both words (optimal string alignment). */
function nextRow(word: string, other: string, row: number, last: number[], beforeLast: number[]): number[] {
  const next = [row];
  for (let column = 1; column <= other.length; column += 1) {
    const isSame = word[row - 1] === other[column - 1];
    const isSwapped =
      row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
    const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
    const best = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
    next.push(isSwapped ? Math.min(best, (beforeLast[column - 2] ?? 0) + 1) : best);
  }
  return next;
}
