import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../preparation/files.mjs';
import { isRelease, RELEASE_FILE } from '../preparation/release.mjs';

/** In addition to the current and the previous release. */
const KEPT = 1;
const [CURRENT, PREVIOUS] = ['current', 'previous'];

/**
 * The directory of the installed releases: `releases/VERSION`, and the links `current` and `previous`.
 * @throws {Error} with a sentence, where this is no release.
 */
export function findHome() {
  const releases = dirname(root);
  if (!isRelease || basename(releases) !== 'releases') {
    throw new Error('This is no installed release. In a clone: git pull, then npm start.');
  }
  return dirname(releases);
}

export const directoryOf = (home, version) => join(home, 'releases', version);

/** @returns which one `current` or `previous` leads to; null when there is none. */
export function versionOf(home, name = CURRENT) {
  const link = join(home, name);
  return existsSync(link) ? basename(readlinkSync(link)) : null;
}

export const previousVersion = (home) => versionOf(home, PREVIOUS);

/**
 * The version of the release in a directory.
 * @throws {Error} with a sentence when it holds none.
 */
export function readVersion(directory) {
  const file = join(directory, RELEASE_FILE);
  if (!existsSync(file)) throw new Error(`${directory} is no release of Carte.`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** Atomic: a concurrent start uses the old or the new release. */
export function switchTo(home, version) {
  const before = versionOf(home);
  replaceLink(join(home, CURRENT), version);
  if (before && before !== version) replaceLink(join(home, PREVIOUS), before);
}

function replaceLink(link, version) {
  const draft = `${link}.${process.pid}`;
  rmSync(draft, { force: true });
  symlinkSync(join('releases', version), draft);
  renameSync(draft, link);
}

/**
 * Removes all but the last few releases. A newer one than runs waits for its turn, and one of a Debian package is dpkg's to
 * remove.
 *
 * @param {string} [packages] - where dpkg lists the files of each package.
 * @returns the removed versions.
 */
export function removeOld(home, packages = '/var/lib/dpkg/info') {
  const current = versionOf(home);
  const used = [current, previousVersion(home)];
  const ageOf = (version) => statSync(directoryOf(home, version)).mtimeMs;
  const isNewer = (version) => current !== null && version.localeCompare(current, 'en', { numeric: true }) > 0;
  const isPackaged = (version) => existsSync(join(packages, `carte-${version}.list`));
  const unused = readdirSync(join(home, 'releases')).filter(
    (name) => !(used.includes(name) || name.startsWith('.') || isNewer(name) || isPackaged(name)),
  );
  const old = unused.sort((one, other) => ageOf(other) - ageOf(one)).slice(KEPT);
  for (const version of old) rmSync(directoryOf(home, version), { recursive: true });
  return old;
}
