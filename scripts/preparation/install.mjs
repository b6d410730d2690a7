import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';

/** The packages of the lock file, as a step. */
export const install = {
  name: 'install',
  doing: 'Installing packages (about a minute the first time)',
  done: 'Packages installed',
  isFresh: () => isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json')),
  command: () => npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']),
};

/**
 * Whether npm's own record in node_modules matches the lock file. Optional packages may be missing: they are
 * binaries of other systems.
 * @param {Record<string, { version?: string, optional?: boolean }> | null} wanted
 * @param {Record<string, { version?: string }> | null} present
 */
export function isInstalled(wanted, present) {
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : optional === true;
  });
}

/** The packages of a lock file by their path; null without a lock file. */
export function readLock(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/** The npm that started this process, else the one in PATH. */
export function npmCommand(npmArguments) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script, ...npmArguments] : ['npm', ...npmArguments];
}
