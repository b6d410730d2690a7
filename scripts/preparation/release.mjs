import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';

/** What only a release has: `npm run release` writes it into what it has built. */
export const RELEASE_FILE = 'build/release.json';

/** Whether this is an installed release: everything is built, and nothing here is ever written. */
export const isRelease = existsSync(join(root, RELEASE_FILE));

/** @returns `0.2.0 (1a2b3c4)`: the version, and of a release the commit that it was built from. */
export function versionText() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isRelease) return version;
  const { commit } = JSON.parse(readFileSync(join(root, RELEASE_FILE), 'utf8'));
  return commit ? `${version} (${commit})` : version;
}
