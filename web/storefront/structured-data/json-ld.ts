/** A thing as schema.org describes it: its type, and properties that search engines know. Undefined ones are left out. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** What would end the script, or open another one; and the two line breaks that JSON has and old scripts have not. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Things as the text of a JSON-LD script. No name that staff type can close the script: see {@link UNSAFE}. */
export function jsonLd(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return text.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
