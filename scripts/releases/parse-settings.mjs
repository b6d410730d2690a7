const ASSIGNMENT = /^[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*/;
/** A piece of a value: in single quotes, in double quotes, or bare up to the end of the line, where a quote is a letter like others. */
const PIECE = /[ \t\r]*(?:'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|(?!['"])((?:[^\\\n]|\\[\s\S])*))/y;

/**
 * Variables of a file as systemd reads an `EnvironmentFile`, see systemd.exec(5): a line each, `#` and `;` begin a comment only at
 * the start of a line, quotes may surround a value, a backslash at the end of a line goes on in the next.
 *
 * @param {string} text
 * @returns {Record<string, string>} the last one counts where a name is given twice.
 * @throws {Error} for a line that gives no variable, or a value that does not end; systemd ignores such lines.
 */
export function parseSettings(text) {
  const settings = {};
  let at = 0;
  while (at < text.length) {
    const blank = /\s*(?:[#;].*)?(?:\n|$)/y;
    blank.lastIndex = at;
    if (blank.test(text) && blank.lastIndex > at) {
      at = blank.lastIndex;
      continue;
    }
    const line = text.slice(0, at).split('\n').length;
    const [assignment, name] = ASSIGNMENT.exec(text.slice(at)) ?? [];
    if (name === undefined) throw new Error(`line ${line} gives no variable: NAME=value is expected.`);
    const value = readValue(text, at + assignment.length);
    if (value === null) throw new Error(`line ${line}: the value does not end.`);
    settings[name] = value.text;
    at = value.end;
  }
  return settings;
}

/** @returns the value from `start` on and where its line ends; null where it does not end. */
function readValue(text, start) {
  let value = '';
  let end = start;
  while (end < text.length && text[end] !== '\n') {
    PIECE.lastIndex = end;
    const [piece, single, double, bare] = PIECE.exec(text) ?? [];
    if (!piece) return null;
    end += piece.length;
    value += single ?? double?.replace(/\\(["\\`$\n])/g, kept) ?? unescaped(bare);
  }
  return { text: value, end: end + 1 };
}

const unescaped = (bare) => bare.replace(/(?<!\\)[ \t\r]+$/, '').replace(/\\([\s\S])/g, kept);
const kept = (_, character) => (character === '\n' ? '' : character);
