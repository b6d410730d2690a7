import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './files.mjs';
import { isInstalled, npmCommand, readLock } from './install.mjs';

/** What npm installs from, with the hash of each platform's binary. */
const SOURCE = 'scripts/node-runtime';
/** Where it does. */
const PLACE = '.node';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @returns whether `package.json` takes this Node. */
export function isSupported(version) {
  const [major = 0, minor = 0] = numbers(version);
  const [oldestMajor = 0, oldestMinor = 0] = numbers(oldestNode());
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Goes on in a Node of our own where the machine's is too old: this file's caller is run again by it, and this process only waits
 * for its end. It comes back at once where this Node will do, and ends the process where there is none for this system.
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

/** The same command line by another Node, also for what it starts by name. */
function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // A terminal sends it to both, and a server takes the second one for haste.
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

/** The process that waits for this one may be killed: nobody would end this one then. */
function endWithStarter() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
