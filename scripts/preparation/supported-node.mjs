import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './files.mjs';
import { isInstalled, npmCommand, readLock } from './install.mjs';

/** The npm project with the Node binaries' packages and the hash of each. */
const SOURCE = 'scripts/node-runtime';
/** The folder that they are installed into. */
const PLACE = '.node';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @returns whether `package.json` takes this Node. */
export function isSupported(version) {
  const [major = 0, minor = 0] = numbers(version);
  const [oldestMajor = 0, oldestMinor = 0] = numbers(oldestNode());
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Continues in a Node of our own where the machine's is too old: starts the caller again with it and waits for its
 * end. Returns at once where this Node is new enough, and ends the process where this system has no such binary.
 */
export async function ensureSupportedNode(version = process.versions.node) {
  if (isSupported(version)) return endWithStarter();
  const node = nodePath();
  const { version: own } = readLock(`${SOURCE}/package-lock.json`)[`node_modules/${packageName()}`] ?? {};
  console.error(
    `This is Node ${version} and Carte needs ${oldestNode()} or newer: going on with Node ${own}, kept in ${PLACE}.`,
  );
  if (!own || !install(node)) {
    console.error(
      `Node could not be brought for this system: install ${oldestNode()} or newer from https://nodejs.org.`,
    );
    process.exit(1);
  }
  process.exit(await runAgain(node));
}

function oldestNode() {
  return numbers(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node).join('.');
}

function numbers(text) {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

function packageName() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

function nodePath() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, PLACE, 'node_modules', packageName(), 'bin', file);
}

/** Once: a minute on a slow line. */
function install(node) {
  const directory = join(root, PLACE);
  const wanted = readLock(`${SOURCE}/package-lock.json`);
  if (existsSync(node) && isInstalled(wanted, readLock(`${PLACE}/node_modules/.package-lock.json`))) return true;
  mkdirSync(directory, { recursive: true });
  cpSync(join(root, SOURCE), directory, { recursive: true });
  const [command, ...commandArguments] = npmCommand(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']);
  const { status } = spawnSync(command, commandArguments, { cwd: directory, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0 && existsSync(node);
}

/** Runs the same command line in another Node, which is also first in the child's PATH. */
function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // A terminal sends SIGINT to both processes, and a second one ends a server without draining.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** When the waiting parent is killed, this process must end itself. */
function endWithStarter() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
