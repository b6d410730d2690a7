import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first of these programs that is in the PATH.
 * @param {string[]} names
 * @returns {string | null} its path; null when none of them is installed.
 */
export function findProgram(...names) {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(existsSync) ?? null;
}
