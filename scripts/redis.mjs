import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';

const NAMES = ['redis-server', 'valkey-server'];

/**
 * A broker for the tests of notices between nodes.
 * @returns null when Redis is not installed.
 */
export function findRedis() {
  const directories = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export function installRedis() {
  return installDebianPackage('redis-server', 'Without Redis or Valkey, what goes over them is not tested.');
}
