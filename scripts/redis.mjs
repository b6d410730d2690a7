import { installDebianPackage } from './debian-package.mjs';
import { findProgram } from './find-program.mjs';

/**
 * A broker for the tests of notices between nodes.
 * @returns null when Redis is not installed.
 */
export function findRedis() {
  return findProgram('redis-server', 'valkey-server');
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export function installRedis() {
  return installDebianPackage('redis-server', 'Without Redis or Valkey, what goes over them is not tested.');
}
