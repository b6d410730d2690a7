import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';

/** Debian's path, which is outside the PATH of ordinary accounts. */
const PROGRAM = '/usr/sbin/pgbouncer';

/**
 * A connection pooler for the tests of start-up and queries through PgBouncer.
 * @returns null when it is not installed.
 */
export function findPgbouncer() {
  return existsSync(PROGRAM) ? PROGRAM : null;
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export function installPgbouncer() {
  return installDebianPackage('pgbouncer', 'Without PgBouncer, what goes through a pooler is not tested.');
}
