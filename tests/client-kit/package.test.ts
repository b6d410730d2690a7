import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../../api/kernel/project-root';

/** The client kit as a stranger has it: packed, installed, compiled, bundled. */
const run = promisify(execFile);
const LARGEST_BYTES = 12 * 1024;
const MODULES = join(projectRoot, 'node_modules');
const BIN = join(MODULES, '.bin');
const Kit = z.object({ devDependencies: z.record(z.string(), z.string()) });
let folder: string;
let consumer: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-kit-'));
  const kit = join(folder, 'kit');
  consumer = join(folder, 'consumer');
  await cp(join(projectRoot, 'examples/client-kit'), kit, { recursive: true });
  // The compiler that it names, where `npm install` would put it, and no other is found.
  const { devDependencies } = Kit.parse(JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')));
  await mkdir(join(kit, 'node_modules/.bin'), { recursive: true });
  for (const name of Object.keys(devDependencies)) await symlink(join(MODULES, name), join(kit, 'node_modules', name));
  await symlink('../typescript/bin/tsc', join(kit, 'node_modules/.bin/tsc'));
  const path = process.env.PATH?.split(delimiter).filter((one) => !one.endsWith('node_modules/.bin'));
  const env = { ...process.env, PATH: path?.join(delimiter) };
  await run('npm', ['pack', '--pack-destination', folder], { cwd: kit, env });
  await cp(join(import.meta.dirname, 'consumer'), consumer, { recursive: true });
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, 'carte-client-0.1.0.tgz')], {
    cwd: consumer,
    env,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the compiler says of a file; empty when it fits. */
const compile = async (file: string): Promise<string> =>
  run(join(BIN, 'tsc'), ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'ES2024,DOM', '--types', '', file], {
    cwd: consumer,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

test('it is compiled by the version that Carte is', async () => {
  const read = async (file: string) =>
    Kit.parse(JSON.parse(await readFile(file, 'utf8'))).devDependencies['typescript'];
  expect(await read(join(projectRoot, 'examples/client-kit/package.json'))).toBe(
    await read(join(projectRoot, 'package.json')),
  );
});

test('a strict project compiles with its types', async () => {
  expect(await compile('shop.ts')).toBe('');
});

test('a wrong variable does not compile', async () => {
  const wrong = (await readFile(join(consumer, 'shop.ts'), 'utf8')).replace('{ slug }', '{ slug: 7 }');
  await writeFile(join(consumer, 'wrong.ts'), wrong);
  expect(await compile('wrong.ts')).toContain("Type 'number' is not assignable to type 'string'");
});

test('all of it is small', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: ['client', 'documents', 'order-feed', 'session', 'webhook']
        .map((name) => `export * from 'carte-client/${name}';`)
        .join('\n'),
      resolveDir: consumer,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const [bundle] = outputFiles;
  expect(gzipSync(bundle?.contents ?? '').length).toBeLessThan(LARGEST_BYTES);
  expect(bundle?.text).toContain('mutation PlaceOrder');
});
