import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A class begins with no digit. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const COMMENT = /\/\*[\s\S]*?\*\//g;
const NAME = /\.(-?[_a-zA-Z][\w-]*)|@keyframes\s+([\w-]+)/g;

/** The classes and animations of a style module, each once. */
function namesIn(css: string): readonly string[] {
  const found = [...css.replace(COMMENT, '').matchAll(NAME)].map(([, name, animation]) => name ?? animation ?? '');
  return [...new Set(found)];
}

/** 0 is `a`, 52 is `ab`. */
function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? lettersOf(rest - 1) : '') + (LETTERS[index % LETTERS.length] ?? '');
}

/**
 * Two letters for each class of a style module, where the bundler's name says what and where: pages repeat it in scripts, styles and
 * HTML. By the place in a list of all, which is the same for the server and the browser.
 *
 * @returns the name of a class in a file; throws for what is not in the list.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('web/**/*.module.css', { cwd: root }).sort();
  const all = files.flatMap((file) => namesIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file} ${name}`));
  const short = new Map(all.map((source, index) => [source, lettersOf(index)]));
  return (name, file) => {
    const found = short.get(`${relative(root, file)} ${name}`);
    if (!found) throw new Error(`${file} has a name that no style rule begins with: ${name}`);
    return found;
  };
}
