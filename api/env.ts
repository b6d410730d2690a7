import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, EnvironmentError, parseEnvironment } from './environment';

const SECRET_BYTES = 32;

export interface Settings extends Environment {
  /** 32 bytes that encrypt secrets in the database. */
  readonly secretKey: Buffer;
  /** Whether the key is a file in the data directory, and not in the environment. */
  readonly keepsSecretKey: boolean;
  /** The descriptor of the socket that systemd has opened for this process and keeps open; null where there is none. */
  readonly inheritedSocket: number | null;
  /** After how long without a sign systemd takes this process for stuck; null where it does not watch. */
  readonly watchdogMs: number | null;
}

/** The first that is handed over: sd_listen_fds(3). */
const FIRST_INHERITED = 3;

/**
 * Reads this process's environment: the only place that does. A wrong variable ends the process with one
 * sentence for each, saying what to set.
 */
export function readSettings(): Settings {
  try {
    const environment = parseEnvironment(process.env);
    const dataDirectory = resolve(environment.dataDirectory);
    const secretKey = environment.secretKey ?? keepSecretKey(dataDirectory);
    const previousSecretKeys = [...environment.previousSecretKeys, ...keptPreviousKey(dataDirectory)];
    const keepsSecretKey = environment.secretKey === null;
    const inheritedSocket = takeInheritedSocket();
    const watchdogMs = takeWatchdog();
    return {
      ...environment,
      dataDirectory,
      secretKey,
      previousSecretKeys,
      keepsSecretKey,
      inheritedSocket,
      watchdogMs,
    };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Taken out of the environment: for a child process the number would mean another descriptor. */
function takeInheritedSocket(): number | null {
  const { LISTEN_PID: pid, LISTEN_FDS: count } = process.env;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete process.env[name];
  return Number(pid) === process.pid && Number(count) >= 1 ? FIRST_INHERITED : null;
}

/** sd_watchdog_enabled(3). A child process is not what is watched. */
function takeWatchdog(): number | null {
  const { WATCHDOG_PID: pid, WATCHDOG_USEC: microseconds } = process.env;
  for (const name of ['WATCHDOG_PID', 'WATCHDOG_USEC']) delete process.env[name];
  return Number(pid) === process.pid ? Number(microseconds) / 1000 : null;
}

/** Made once and kept with mode 0600: without it, what was encrypted can never be read again. */
function keepSecretKey(dataDirectory: string): Buffer {
  const path = secretKeyFile(dataDirectory);
  if (!existsSync(path)) {
    mkdirSync(dataDirectory, { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeKey(draft);
    // A link never replaces: of two processes that start at once one wins, and both read that one's, whole.
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readKey(path);
}

/** What `npm run rotate-secrets` has left behind. */
function keptPreviousKey(dataDirectory: string): Buffer[] {
  const path = previousKeyFile(dataDirectory);
  return existsSync(path) ? [readKey(path)] : [];
}

/**
 * Puts a new key in the data directory; the former one stays beside it, for what it has encrypted. A key that was put aside
 * before is overwritten: nothing is encrypted with it after a start.
 */
export function replaceSecretKey(dataDirectory: string): void {
  const path = secretKeyFile(dataDirectory);
  const draft = `${path}.${process.pid}`;
  writeKey(draft);
  copyFileSync(path, previousKeyFile(dataDirectory));
  renameSync(draft, path);
}

const secretKeyFile = (dataDirectory: string) => join(dataDirectory, 'secret-key');
const previousKeyFile = (dataDirectory: string) => join(dataDirectory, 'secret-key.previous');

function writeKey(path: string): void {
  writeFileSync(path, `${randomBytes(SECRET_BYTES).toString('base64')}\n`, { mode: 0o600 });
}

function readKey(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (key.length === SECRET_BYTES) return key;
  throw new EnvironmentError([`The file ${path} is damaged: put the key of your backup there, or set SECRET_KEY.`]);
}
