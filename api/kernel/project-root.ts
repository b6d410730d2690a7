import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The directory of package.json. Looked for upwards, because the same module runs from `api/` in tests and from
 * the bundle in `build/api/`.
 */
export const projectRoot: string = findRoot(import.meta.dirname);

/** Whether this program is a bundle of `build/api/`, and not the sources. */
export const isBundled: boolean = import.meta.url.endsWith('.js');

function findRoot(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error('package.json is in no directory above this program');
  return findRoot(parent);
}
