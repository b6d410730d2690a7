const fold = (text: string) => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** The keys of a Latin keyboard under the Cyrillic letters on it. */
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю';
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** What was meant, when the keyboard was still in the other language: `ьутг` → `menu`, `vty.` → `меню`. */
export function inOtherLayout(text: string): string {
  return [...text.toLocaleLowerCase()]
    .map((letter) => {
      const [from, to] = CYRILLIC.includes(letter) ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC];
      return to[from.indexOf(letter)] ?? letter;
    })
    .join('');
}

function rank(text: string, sought: string): number {
  const [name, words] = [fold(text), fold(sought).split(/\s+/).filter(Boolean)];
  if (!words.every((word) => name.includes(word))) return 0;
  return name.startsWith(words[0] ?? '') ? 2 : 1;
}

/** Entries whose label has every word that is sought, in either keyboard layout; those that begin with it first. */
export function matching<Entry extends { readonly label: string }>(entries: readonly Entry[], sought: string): Entry[] {
  const other = inOtherLayout(sought);
  return entries
    .map((entry) => ({ entry, place: Math.max(rank(entry.label, sought), rank(entry.label, other)) }))
    .filter(({ place }) => place > 0)
    .toSorted((one, next) => next.place - one.place)
    .map(({ entry }) => entry);
}
