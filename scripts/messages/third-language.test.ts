import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['api', 'domain', 'examples', 'prisma', 'scripts', 'tests', 'web'];
const SETTINGS = ['codegen.ts', 'package.json', 'schema.graphql', 'tsconfig.json', 'react-router.config.ts'];
const LINKED = [
  'node_modules',
  'public',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'prisma.config.ts',
];

let copy: string;

/** Runs a program of the copy. */
async function run(...words: string[]): Promise<string> {
  const outcome = await promisify(execFile)(process.execPath, words, { cwd: copy, maxBuffer: 1e8 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }),
  );
  return outcome.stdout + outcome.stderr;
}

function change(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'carte-language-'));
  const filter = (path: string) => !/\/(rendered|__screenshots__)$/.test(path);
  for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter });
  for (const name of SETTINGS) cpSync(join(ROOT, name), join(copy, name));
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true }));

// The steps of “Adding a language” in CONTRIBUTING.md, with English words in place of Georgian ones.
test('a third language is a line, a folder of messages and a file for the server: all else asks the list', async () => {
  change('domain/locale.ts', '  ru: {', "  ka: { tag: 'ka-GE', name: 'ქართული' },\n  ru: {");
  cpSync(join(copy, 'web/i18n/messages/en'), join(copy, 'web/i18n/messages/ka'), { recursive: true });
  for (const english of globSync('{web,api}/extensions/*/messages/en{,.json}', { cwd: copy })) {
    cpSync(join(copy, english), join(copy, english.replace(/en(?=$|\.json$)/, 'ka')), { recursive: true });
  }
  cpSync(join(copy, 'api/messages/en.json'), join(copy, 'api/messages/ka.json'));
  change(
    'api/messages/messages.ts',
    "import ru from './ru.json';",
    "import ka from './ka.json';\nimport ru from './ru.json';",
  );
  change('api/messages/messages.ts', '{ en, ru }', '{ en, ka, ru }');

  expect(await run('scripts/messages.mjs', '--check')).toContain('en and ka and ru are whole');
  await run('--import', 'tsx', 'scripts/print-schema.ts');
  expect(readFileSync(join(copy, 'schema.graphql'), 'utf8')).toContain('"""Georgian (ka-GE)"""');
  await run('node_modules/@graphql-codegen/cli/cjs/bin.js', '--silent');
  await run('node_modules/@react-router/dev/bin.cjs', 'typegen');
  expect(await run('node_modules/typescript/bin/tsc', '--noEmit')).toBe('');
}, 300_000);
