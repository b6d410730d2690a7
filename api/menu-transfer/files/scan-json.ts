/** Far more than the menu's own form has. */
const DEEPEST = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Counts what parsing a JSON text would make, before anything of it is made. It stops at the first limit that it meets.
 *
 * @param maximum - of values: entries of objects and lists, and these themselves.
 * @returns the code of what is wrong, or null; whether it is JSON at all is not looked at.
 */
export function scanJson(text: string, maximum: number): 'TOO_MANY_VALUES' | 'TOO_DEEP' | null {
  let values = 1;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfString(text, index);
    else if (code === COMMA) values += 1;
    else if (OPENING.has(code)) {
      values += 1;
      depth += 1;
    } else if (CLOSING.has(code)) depth -= 1;
    if (values > maximum) return 'TOO_MANY_VALUES';
    if (depth > DEEPEST) return 'TOO_DEEP';
  }
  return null;
}

/** The index of the quotation mark that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index += 1;
    else if (code === QUOTE) return index;
  }
  return text.length;
}
