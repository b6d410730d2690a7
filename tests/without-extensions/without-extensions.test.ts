import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';

const LIST = 'api/extensions/extensions.ts';
const FOLDERS = ['api', 'domain', 'examples', 'prisma', 'scripts', 'tests', 'web'];
const FILES = ['codegen.ts', 'package.json', 'schema.graphql', 'tsconfig.json', 'react-router.config.ts'];
const LINKED = [
  'node_modules',
  'public',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'prisma.config.ts',
];
/** A file in the folder of an extension: `/extensions/streets/index.ts`. */
const OF_EXTENSION = /\/(?:api|web)\/extensions\/([^/.]+)(?:\/|$)/;
/** Where its pages have a line, by its folder or by the name of its messages. */
const PAGES = ['web/routes.ts', 'web/command-center/kit/page/navigation.ts'];
const NAMES = ['api', 'web'].flatMap((side) =>
  readdirSync(join(projectRoot, side, 'extensions')).filter((name) => !name.includes('.')),
);
const PAGE_LINE = new RegExp(`extensions/\\w|'command-center\\.(?:${NAMES.join('|')})\\.`);
const JOURNEY = new RegExp(`^/tests/e2e/(?:${NAMES.join('|')})[\\w-]*\\.e2e\\.ts$`);
/** Its proof, and the lines in the list of proofs. */
const PROOFS = NAMES.map((name) => `/tests/proof/${name}`);
const PROOF_LIST = 'tests/proof/tests.ts';
const PROOF_LINE = new RegExp(`^(?:import \\{ (?:${NAMES.join('|')}) \\}.*| {2}(?:${NAMES.join('|')}),)$`);

const copy = mkdtempSync(join(tmpdir(), 'carte-without-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** A program of the copy. @returns all that it said. */
async function run(...words: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { cwd: copy, maxBuffer: 1e8 }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return stdout + stderr;
}

test('an extension imports no other extension', () => {
  const files = globSync('{api,web}/extensions/*/**/*.{ts,tsx}', { cwd: projectRoot });
  const names = new Set(files.map((file) => file.split('/')[2] ?? ''));
  const strangers = files.flatMap((file) => {
    const others = [...names].filter((name) => name !== file.split('/')[2]);
    const source = readFileSync(join(projectRoot, file), 'utf8');
    return others.filter((name) => source.includes(`../${name}/`)).map((name) => `${file} imports ${name}`);
  });
  expect(strangers).toEqual([]);
});

test('without the folders and lines of all extensions the types fit', async () => {
  const filter = (path: string) =>
    !OF_EXTENSION.test(path.slice(projectRoot.length)) &&
    !JOURNEY.test(path.slice(projectRoot.length)) &&
    !PROOFS.includes(path.slice(projectRoot.length)) &&
    !path.includes('__screenshots__');
  for (const name of FOLDERS) cpSync(join(projectRoot, name), join(copy, name), { recursive: true, filter });
  for (const name of FILES) cpSync(join(projectRoot, name), join(copy, name));
  for (const name of LINKED) symlinkSync(join(projectRoot, name), join(copy, name));
  const list = readFileSync(join(copy, LIST), 'utf8');
  const emptied = list.replaceAll(/^import \{ \w+ \} from '.\/.*\/index';\n/gm, '').replace(/\[[^[\]]+\];/, '[];');
  writeFileSync(join(copy, LIST), emptied);
  for (const path of PAGES) {
    const lines = readFileSync(join(copy, path), 'utf8').split('\n');
    writeFileSync(join(copy, path), lines.filter((line) => !PAGE_LINE.test(line)).join('\n'));
  }
  const proofs = readFileSync(join(copy, PROOF_LIST), 'utf8').split('\n');
  writeFileSync(join(copy, PROOF_LIST), proofs.filter((line) => !PROOF_LINE.test(line)).join('\n'));

  expect(await run('scripts/messages.mjs', '--check')).toContain('are whole');
  expect(await run('--import', 'tsx', 'scripts/print-schema.ts')).toBe('');
  expect(await run('node_modules/@graphql-codegen/cli/cjs/bin.js', '--silent')).toBe('');
  await run('node_modules/@react-router/dev/bin.cjs', 'typegen');
  expect(await run('node_modules/typescript/bin/tsc', '--noEmit')).toBe('');
}, 600_000);
