import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isSupported } from './supported-node.mjs';

test.each(['22.22.0', '24.21.0', '26.0.0'])('Node %s will do', (version) => expect(isSupported(version)).toBe(true));
test.each(['18.20.4', '20.20.2', '22.21.9'])('Node %s is too old', (version) =>
  expect(isSupported(version)).toBe(false),
);

test('what an old Node runs first imports nothing that it lacks', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));
  expect(files.length).toBeGreaterThan(8);
  const sources = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  expect(sources.filter((source) => /import \{[^}]*\bglob(Sync)?\b/.test(source))).toEqual([]);
});

const LIMIT_MS = 30_000;
const platformPackage = `node-${process.platform}-${process.arch}`;
let place: string;
let program: string;
let children: ChildProcess[];

/** A clone on a machine whose Node is too old: the first process reports the old version, its child the new one. */
beforeEach(() => {
  children = [];
  place = mkdtempSync(join(tmpdir(), 'carte-supported-node-'));
  cpSync(join(import.meta.dirname, '..'), join(place, 'scripts'), { recursive: true });
  cpSync(join(import.meta.dirname, '../../package.json'), join(place, 'package.json'));
  program = join(place, 'program.mjs');
  writeFileSync(
    program,
    `import { ensureSupportedNode } from './scripts/preparation/supported-node.mjs';
     await ensureSupportedNode(process.channel ? undefined : '20.20.2');
     if (process.argv[2] === 'wait') setInterval(() => {}, 1000);
     process.on('SIGTERM', () => process.exit(7));
     console.log(JSON.stringify({ pid: process.pid, path: process.env.PATH, arguments: process.argv.slice(2), flags: process.execArgv }));`,
  );
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(place, { recursive: true });
});

/** The folder as npm installs it, with this test's Node as the binary. */
function bringNode() {
  const modules = join(place, '.node/node_modules');
  mkdirSync(join(modules, platformPackage, 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(modules, platformPackage, 'bin/node'));
  cpSync(join(place, 'scripts/node-runtime/package-lock.json'), join(modules, '.package-lock.json'));
}

function run(environment: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--no-warnings', program, 'a', '--b'], {
    env: { PATH: process.env.PATH, HOME: place, ...environment },
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

async function startWaiting() {
  const child = spawn(process.execPath, [program, 'wait'], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said]: Buffer[] = await once(child.stdout, 'data');
  const { pid }: { pid: number } = JSON.parse(String(said));
  return { child, pid };
}

describe.runIf(process.platform === 'linux')('on a machine whose Node is too old', () => {
  test('the same command line runs in the installed Node, which is also first in PATH', () => {
    bringNode();
    const { stdout, stderr, status } = run();
    expect(JSON.parse(stdout)).toMatchObject({ arguments: ['a', '--b'], flags: ['--no-warnings'] });
    expect(JSON.parse(stdout).path).toMatch(join(place, '.node/node_modules', platformPackage, 'bin'));
    expect(status).toBe(0);
    expect(stderr).toMatch(/^This is Node 20\.20\.2 and Carte needs 22\.22 or newer: going on with Node 24\.\d+\.\d+/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('the first process passes on a signal, and exits with the second one’s code', async () => {
    bringNode();
    const { child } = await startWaiting();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  test('the second ends when the first is killed', { timeout: LIMIT_MS }, async () => {
    bringNode();
    const { child, pid } = await startWaiting();
    child.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: LIMIT_MS }).toBe(false);
  });

  test('where it can’t be installed, a sentence says what to install', { timeout: LIMIT_MS }, () => {
    const { stdout, stderr, status } = run({
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_fetch_retries: '0',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain('install 22.22 or newer from https://nodejs.org');
  });
});
