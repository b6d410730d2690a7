import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';

/** The mark of a release: `npm run release` writes it into its build. */
export const RELEASE_FILE = 'build/release.json';

/** Whether this is an installed release: everything is built, and no file is ever written. */
export const isRelease = existsSync(join(root, RELEASE_FILE));

/** @returns `0.2.0 (1a2b3c4)`: the version, and of a release the commit that it was built from. */
export function versionText() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isRelease) return version;
  const { commit } = JSON.parse(readFileSync(join(root, RELEASE_FILE), 'utf8'));
  return commit ? `${version} (${commit})` : version;
}
