/** A word of one or two letters, with what may open before it. */
const SHORT = /^[(«„“"]?\p{L}{1,2}$/u;

/** Keeps “с”, “на”, “of” on the line of the word that they belong to: a line must not end in them. */
export function bindShortWords(text: string): string {
  return text.replace(/(\S+) /g, (pair, word: string) => (SHORT.test(word) ? `${word}\u00a0` : pair));
}
