/**
 * The same program in ASCII: letters beyond it are escaped in texts, templates and patterns. One letter beyond Latin-1 makes V8
 * keep a whole file with two bytes a letter, for as long as the server runs: megabytes for each of the bundles.
 *
 * @param {string} code - without `String.raw` around such letters.
 * @returns {string}
 */
export function asAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
