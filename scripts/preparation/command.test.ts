import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
let place: string;
let data: string;

/** A place where something is built, of sources that have changed since. */
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'carte-command-'));
  chmodSync(place, 0o755);
  data = join(place, 'data');
  mkdirSync(data);
  cpSync(join(import.meta.dirname, '..'), join(place, 'scripts'), { recursive: true });
  cpSync(join(import.meta.dirname, '../../package.json'), join(place, 'package.json'));
  for (const folder of ['api/commands', 'build/api']) mkdirSync(join(place, folder), { recursive: true });
  writeFileSync(join(place, 'api/commands/recover.ts'), 'console.log("of the sources")');
  writeFileSync(
    join(place, 'build/api/recover.js'),
    'console.log(JSON.stringify([process.getuid(), ...process.argv.slice(2)]))',
  );
});
afterEach(() => rmSync(place, { recursive: true }));

function run(options: { uid?: number } = {}) {
  const program = [join(place, 'scripts/command.mjs'), 'recover', 'admin', '--flag'];
  const { stdout, stderr, status } = spawnSync(process.execPath, program, {
    ...options,
    env: { PATH: process.env.PATH, DATA_DIR: data },
    encoding: 'utf8',
  });
  return { said: stdout.trim(), warned: stderr.trim(), status };
}

const files = () =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${lstatSync(join(place, name)).mtimeMs}`);

test('a command runs the existing build, warns that the sources differ, and changes no file', () => {
  const before = files();
  const { said, warned, status } = run();
  expect({ said, status }).toEqual({ said: JSON.stringify([process.getuid?.(), 'admin', '--flag']), status: 0 });
  expect(warned).toContain('another version');
  expect(files()).toEqual(before);
});

describe.runIf(isRoot)('where the data belong to another account', () => {
  test('root continues as the data’s account', () => {
    chownSync(data, NOBODY, NOBODY);
    const { said, warned, status } = run();
    expect({ said, status }).toEqual({ said: JSON.stringify([NOBODY, 'admin', '--flag']), status: 0 });
    expect(warned).toMatch(/belongs to nobody: going on as nobody/);
  });

  test('any other account gets the owner’s name, and nothing runs', () => {
    const { said, warned, status } = run({ uid: NOBODY });
    expect({ said, status }).toEqual({ said: '', status: 1 });
    expect(warned).toMatch(/belongs to root, and this is nobody: run it as root/);
  });
});
