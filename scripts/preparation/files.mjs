import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The files below the paths, relative to the project and sorted; a path that does not exist adds none. */
export function listFiles(paths, ignored = null) {
  return paths
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => (statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path]))
    .filter((path) => !ignored?.test(path))
    .sort();
}

function filesBelow(directory) {
  return readdirSync(join(root, directory), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/**
 * One hash over names and contents. Modification times are ignored: a clone, a copy and a checkout all change them.
 */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex').slice(0, 32);
}
