import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, commandOf } from './account';
import type { Binaries } from './binaries';

/** PostgreSQL's files and the password of its only user, always together. */
export interface Cluster {
  /** PostgreSQL's own data directory. */
  readonly data: string;
  readonly log: string;
  readonly password: string;
}

/** The superuser of the cluster; it listens on loopback only. */
export const CLUSTER_USER = 'carte';

/**
 * Opens the cluster of a directory, and makes it first when there is none. It is made aside and moved into place,
 * so a half-finished one is never taken for a cluster, and of two processes that start at once one wins.
 *
 * @param durable - false only in tests: nothing is flushed to the disk.
 */
export async function openCluster(
  directory: string,
  binaries: Binaries,
  account: Account,
  durable: boolean,
): Promise<Cluster> {
  if (!existsSync(directory) || !existsSync(join(directory, 'password'))) {
    await createCluster(directory, binaries, account, durable);
  }
  return {
    data: join(directory, 'data'),
    log: join(directory, 'log'),
    password: readFileSync(join(directory, 'password'), 'utf8').trim(),
  };
}

async function createCluster(directory: string, binaries: Binaries, account: Account, durable: boolean): Promise<void> {
  const parent = dirname(directory);
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(`${directory}.`);
  try {
    const data = join(draft, 'data');
    const passwordFile = join(draft, 'password');
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    const { user } = account;
    if (user) for (const path of [draft, data, passwordFile]) chownSync(path, user.uid, user.gid);

    const { command, commandArguments, options } = commandOf(account, binaries.initdb, [
      `--pgdata=${data}`,
      `--username=${CLUSTER_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...localeArguments(),
      ...(durable ? [] : ['--no-sync']),
    ]);
    await promisify(execFile)(command, commandArguments, options);
    moveIntoPlace(draft, directory);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function moveIntoPlace(draft: string, directory: string): void {
  try {
    renameSync(draft, directory);
  } catch (error) {
    // Another process was faster: its cluster is as good as ours.
    if (!existsSync(join(directory, 'password'))) throw error;
  }
}

/** Search by trigrams needs a UTF-8 character type for Cyrillic, and each system names its own. */
function localeArguments(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8'];
  if (process.platform === 'darwin') return ['--locale=C', '--lc-ctype=UTF-8'];
  return [];
}
