import { installDebianPackage } from './debian-package.mjs';
import { findProgram } from './find-program.mjs';

/**
 * The HTTPS proxy of the end-to-end tests.
 * @returns null when Caddy is not installed.
 */
export function findCaddy() {
  return findProgram('caddy');
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export function installCaddy() {
  return installDebianPackage('caddy', 'Without Caddy, what stands behind https is not tested.');
}
