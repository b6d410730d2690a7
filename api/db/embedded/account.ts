import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedUnavailable } from './unavailable';

/** Under which account PostgreSQL's programs run. */
export interface Account {
  /** Set when this process is root and hands over to someone else. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /** What comes before the program: empty, or `unshare` and its arguments. */
  readonly prefix: readonly string[];
}

const OURSELVES: Account = { user: null, prefix: [] };

/**
 * Root that calls itself 1000 in a user namespace: PostgreSQL accepts it, files stay root's, and a directory that
 * only root may enter (a clone under `/root`) stays reachable.
 */
const ROOT_IN_DISGUISE: Account = {
  user: null,
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
};

/** Bare accounts that Linux systems have, the fitting one first. */
const UNPRIVILEGED_NAMES = ['postgres', 'nobody'];

/**
 * Chooses the account: PostgreSQL refuses to run as root, so root hands over to the owner of the directory, to
 * `postgres` or to `nobody`, whichever can reach both the directory and the program.
 *
 * @param directory - will hold the cluster, and exists.
 * @param cluster - the cluster's place, when it was made before: whose it is decides.
 * @throws {EmbeddedUnavailable} when nobody can.
 */
export function chooseAccount(directory: string, cluster: string, program: string): Account {
  if (process.getuid?.() !== 0) return OURSELVES;
  const candidates = existsSync(cluster)
    ? [ownerOf(cluster) ?? ROOT_IN_DISGUISE]
    : [...accountsToTry(directory), ROOT_IN_DISGUISE];
  const account = candidates.find((candidate) => canReach(candidate, directory, program));
  if (account) return account;
  throw new EmbeddedUnavailable(
    `PostgreSQL refuses to run as root, and no other account can reach ${directory} and ${program}: run Carte as an ` +
      'ordinary user, move it out of the private directory, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** The command line of one of PostgreSQL's programs under an account, and what to spawn it with. */
export function commandOf({ user, prefix }: Account, program: string, programArguments: readonly string[]) {
  const [command = program, ...commandArguments] = [...prefix, program, ...programArguments];
  return {
    command,
    commandArguments,
    // A directory that every account can enter, and none of our variables: secrets are among them.
    options: { cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...user },
  };
}

/** @returns null for what is root's. */
function ownerOf(path: string): Account | null {
  const { uid, gid } = statSync(path);
  return uid === 0 ? null : { user: { uid, gid }, prefix: [] };
}

function accountsToTry(directory: string): Account[] {
  const owner = ownerOf(directory);
  const named = UNPRIVILEGED_NAMES.flatMap((name) => {
    const user = findUser(name);
    return user ? [{ user, prefix: [] }] : [];
  });
  return owner ? [owner, ...named] : named;
}

function findUser(name: string): { uid: number; gid: number } | null {
  if (!existsSync('/etc/passwd')) return null;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = entry?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/** Asks the system rather than reading mode bits: mounts, access lists and namespaces have a say too. */
function canReach(account: Account, directory: string, program: string): boolean {
  const script = 'cd "$1" && "$2" --version';
  const { command, commandArguments, options } = commandOf(account, '/bin/sh', [
    '-c',
    script,
    'sh',
    directory,
    program,
  ]);
  return spawnSync(command, commandArguments, { ...options, stdio: 'ignore' }).status === 0;
}
