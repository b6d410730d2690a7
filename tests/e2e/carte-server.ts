import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { makeBriefPlace } from '../../api/db/embedded/brief-place';
import { startFlags } from './start-flags';

/** The built server as a process of its own, with its own database under a temporary directory. */
export interface CarteServer {
  readonly url: string;
  /** What it printed so far. */
  output(): string;
  /** The code that guards the wizard; null when there is a shop. */
  readonly setUpCode: string | null;
  /** The demo shop's administrator; null without `--demo`. */
  readonly administrator: { readonly login: string; readonly password: string } | null;
  readonly pid: number;
  isRunning(): boolean;
  readonly dataDirectory: string;
  /** As Ctrl+C does. */
  stop(): Promise<void>;
  /** kill -9, without a farewell. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  readonly demo?: boolean;
  /** The demo shop takes card payments, of play money. */
  readonly withPayments?: boolean;
  /** `npm run dev` in place of the built server; always with the demo shop. */
  readonly isDevelopment?: boolean;
  /** As `npm run demo` starts it: with orders. */
  readonly isBusy?: boolean;
  /** Starts it with `--safe`. */
  readonly safe?: boolean;
  /** Kept by the caller; another start on it goes on where the last one ended. */
  readonly dataDirectory: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A command that runs the one that follows it, as itself. */
  readonly enter?: readonly string[];
  /** Where it leaves a profile of its processor when it is stopped. */
  readonly profileDirectory?: string | null;
}

/** A quiet machine needs five seconds; one that builds and tests beside it needs minutes. */
const START_TIMEOUT_MS = 150_000;

export async function makeDataDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = makeBriefPlace();
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** @throws {Error} with all that it printed, when it ends or does not get ready. */
export async function startCarte({
  demo = false,
  isDevelopment = false,
  isBusy = false,
  safe = false,
  withPayments = false,
  dataDirectory,
  environment = {},
  profileDirectory = null,
  enter = [],
}: ServerOptions): Promise<CarteServer> {
  const [command = process.execPath, ...words] = [...enter, process.execPath];
  const child = spawn(
    command,
    [
      ...words,
      ...startFlags(),
      ...(profileDirectory ? ['--cpu-prof', `--cpu-prof-dir=${profileDirectory}`] : []),
      isDevelopment ? 'scripts/dev/dev.mjs' : 'build/api/main.js',
      ...(demo ? ['--demo'] : []),
      ...(isBusy ? ['--busy'] : []),
      ...(safe ? ['--safe'] : []),
      ...(withPayments ? ['--with-payments'] : []),
    ],
    {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDirectory,
        LOG_LEVEL: 'warn',
        // One address is all the shoppers of a proof, and all the staff of the end-to-end tests.
        RATE_LIMIT: '1000000',
        STREAM_LIMIT: '10000',
        ALLOW_PRIVATE_RECEIVERS: '127.0.0.0/8',
        NODE_ENV: 'production',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const url = await readyUrl(child, () => output);
  const [, login, password] = /login +(\S+)\s+password +(\S+)/.exec(output) ?? [];
  return {
    url,
    output: () => output,
    setUpCode: /with the code +(\S+)/.exec(output)?.[1] ?? null,
    administrator: login && password ? { login, password } : null,
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    dataDirectory,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

function readyUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`the server ${why}:\n${output()}`));
    const timer = setTimeout(() => fail('did not get ready'), START_TIMEOUT_MS);
    const look = () => {
      const url = /Carte is ready: (\S+)/.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
