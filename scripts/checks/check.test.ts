import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.mjs';
import { nearestFirst } from './related-tests.mjs';

let directory: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd: directory,
    stdio: 'pipe',
  });
const write = (file: string, text = file) => writeFileSync(join(directory, file), text);
function commit(...files: string[]) {
  for (const file of files) write(file, `${file} committed`);
  git('add', '-A');
  git('commit', '--quiet', '--message', 'a commit');
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'carte-check-'));
  git('init', '--quiet', '--initial-branch', 'main');
  commit('first.ts');
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a branch is checked with its commits, uncommitted changes and new files, without deleted files', async () => {
  git('switch', '--quiet', '--create', 'work');
  commit('second.ts', 'gone.ts');
  git('rm', '--quiet', 'gone.ts');
  write('first.ts', 'changed');
  write('new name.ts');
  const { files } = await changedFiles(directory);
  expect(files.toSorted()).toEqual(['first.ts', 'new name.ts', 'second.ts']);
});

test('commits that main got later are not part of the branch’s change', async () => {
  git('switch', '--quiet', '--create', 'work');
  commit('second.ts');
  git('switch', '--quiet', 'main');
  commit('elsewhere.ts');
  git('switch', '--quiet', 'work');
  expect((await changedFiles(directory)).files).toEqual(['second.ts']);
});

test('on main with nothing uncommitted the last commit is checked', async () => {
  commit('second.ts');
  expect((await changedFiles(directory)).files).toEqual(['second.ts']);
});

test('the nearest tests come first, and pure tests before those on a database', () => {
  const tests = [
    'api/far.db.test.ts',
    'api/far.test.ts',
    'domain/hours/near.test.ts',
    'domain/money.test.ts',
    'domain/changed.test.ts',
  ];
  expect(nearestFirst(tests, ['domain/totals.ts', 'domain/changed.test.ts'])).toEqual([
    'domain/changed.test.ts',
    'domain/money.test.ts',
    'domain/hours/near.test.ts',
    'api/far.test.ts',
    'api/far.db.test.ts',
  ]);
});
