import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';

/** Where Debian's package puts it: no directory of PATH, for who is not root. */
const PROGRAM = '/usr/sbin/pgbouncer';

/** A pooler for the tests of a start and of queries through one. @returns null when none is there. */
export function findPgbouncer() {
  return existsSync(PROGRAM) ? PROGRAM : null;
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export function installPgbouncer() {
  return installDebianPackage('pgbouncer', 'Without PgBouncer, what goes through a pooler is not tested.');
}
