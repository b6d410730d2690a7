import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../api/kernel/project-root';
import packageJson from '../package.json';

/** Every page for people: those at the root, and in the folders that have some. */
const markdownIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(join(projectRoot, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
const pages = [
  ...markdownIn('.', false),
  ...['.github', 'deploy', 'docs', 'examples'].flatMap((folder) => markdownIn(folder, true)),
];

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const withoutCode = (page: string): string => page.replace(/^```.*?^```/gms, '').replace(/`[^`\n]+`/g, '');

/** The anchors of a page's headings, as a public host makes them. */
function anchors(page: string): string[] {
  const headings = page.replace(/^```.*?^```/gms, '').match(/^#+ .+$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/\]\([^)]*\)/g, '')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(projectRoot, file))) return true;
  return anchor !== undefined && !(file.endsWith('.md') && anchors(read(file)).includes(anchor));
}

test('every link between pages leads to a file, and to a heading in it', () => {
  const links = pages.flatMap((page) =>
    [...withoutCode(read(page)).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ page, link }) => isBroken(page, link))).toEqual([]);
});

test('every page of docs/ begins with its reader', () => {
  const about = pages.filter((page) => page.startsWith('docs/') && !page.startsWith('docs/decisions/'));
  expect(about.length).toBeGreaterThan(15);
  expect(about.filter((page) => !/^# .+\n\nFor /.test(read(page)))).toEqual([]);
});

test('every npm command that a page names is there, and CONTRIBUTING has them all', () => {
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => ({ page, name })),
  );
  expect(named.filter(({ name }) => !(name in packageJson.scripts))).toEqual([]);

  const contributing = named.filter(({ page }) => page === 'CONTRIBUTING.md').map(({ name }) => name);
  // npm itself calls "dependencies" after an install; "start" and "test" are said without "run".
  const unnamed = Object.keys(packageJson.scripts).filter((name) => !['dependencies', 'start', 'test'].includes(name));
  expect(unnamed.filter((name) => !contributing.includes(name))).toEqual([]);
});

const tracked = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(projectRoot, file)));

test('every page of docs/ that a source file names exists', () => {
  const sources = tracked.filter((file) => /\.(?:[cm]?[jt]sx?|ya?ml|json|service|socket|env)$/.test(file));
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/])docs\/[\w/-]+\.md/g)].map(([page]) => ({ file, page })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ page }) => !existsSync(join(projectRoot, page)))).toEqual([]);
});

test('docs/decisions/README.md leads to every page of the folder', () => {
  const index = read('docs/decisions/README.md');
  const decisions = markdownIn('docs/decisions', false).map((page) => basename(page));
  expect(decisions.filter((page) => page !== 'README.md' && !index.includes(`](${page})`))).toEqual([]);
});

test('every source file that decisions name exists', () => {
  const names = markdownIn('docs/decisions', false).flatMap((page) =>
    [...read(page).matchAll(/`((?!x\.)[\w.*/-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => ({ page, name })),
  );
  expect(names.length).toBeGreaterThan(50);
  const isThere = (name: string): boolean =>
    existsSync(join(projectRoot, name)) ||
    tracked.some((file) => matchesGlob(name.includes('/') ? file : basename(file), name));
  expect(names.filter(({ name }) => !isThere(name))).toEqual([]);
});
