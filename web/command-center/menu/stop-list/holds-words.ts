/** Whether a name has all words of a search, in any case; none are in every name. */
export function holdsWords(name: string, search: string): boolean {
  const text = name.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
