import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';

/**
 * The HTTPS proxy of the end-to-end tests.
 * @returns null when Caddy is not installed.
 */
export function findCaddy() {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return directories.map((directory) => join(directory, 'caddy')).find((path) => existsSync(path)) ?? null;
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export function installCaddy() {
  return installDebianPackage('caddy', 'Without Caddy, what stands behind https is not tested.');
}
