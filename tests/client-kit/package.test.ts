import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';

/** The client kit as a stranger has it: packed, installed, compiled, bundled. */
const run = promisify(execFile);
const LARGEST_BYTES = 12 * 1024;
const BIN = join(projectRoot, 'node_modules/.bin');
let folder: string;
let consumer: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-kit-'));
  const kit = join(folder, 'kit');
  consumer = join(folder, 'consumer');
  await cp(join(projectRoot, 'examples/client-kit'), kit, { recursive: true });
  const env = { ...process.env, PATH: `${BIN}:${process.env.PATH}` };
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
      contents: ['client', 'documents', 'order', 'order-feed', 'session', 'webhook']
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
