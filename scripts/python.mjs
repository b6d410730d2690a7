import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian-package.mjs';

/** Debian's own has Debian's packages, whatever stands before it in the PATH. */
const NAMES = ['python3', '/usr/bin/python3'];

/**
 * A Python for the example that is written in it.
 * @returns null when there is none with `requests`.
 */
export function findPython() {
  return NAMES.find((name) => spawnSync(name, ['-c', 'import requests']).status === 0) ?? null;
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export function installPython() {
  return installDebianPackage(
    'python3-requests',
    'Without Python and requests, the kitchen display of the examples is not tested.',
  );
}
