import { dirname, relative } from 'node:path';
import { runToEnd } from '../preparation/child.mjs';
import { root } from '../preparation/files.mjs';

/** What only `npm run test:all` runs is left out. */
export const NOT_OF_RELEASE = '!foreign-clients';

/**
 * The tests that a change reaches by imports, the nearest first: changed tests, tests beside a changed file, then
 * pure tests, which are quick, before those on a database.
 * @returns {Promise<{ chosen: string[], left: number }>} at most `most` files, and how many more there are.
 */
export async function chooseTests({ files, base, most }) {
  const related = await relatedTests(base);
  const sorted = nearestFirst(related, files);
  return { chosen: sorted.slice(0, most), left: Math.max(0, sorted.length - most) };
}

async function relatedTests(base) {
  const words = ['list', '--filesOnly', '--json', `--project=${NOT_OF_RELEASE}`, '--changed', base];
  const { output } = await runToEnd('node_modules/.bin/vitest', words);
  const list = /^\[\s*(\{[\s\S]*\})?\s*\]$/m.exec(output)?.[0] ?? '[]';
  return JSON.parse(list).map(({ file }) => relative(root, file));
}

/** @returns {string[]} the same tests in the order of their nearness to the changed files. */
export function nearestFirst(tests, changed) {
  const files = new Set(changed);
  const folders = new Set(changed.map((file) => dirname(file)));
  const distance = (test) => {
    if (files.has(test)) return 0;
    if (folders.has(dirname(test))) return 1;
    return test.endsWith('.db.test.ts') ? 3 : 2;
  };
  const shared = (test) => Math.max(...changed.map((file) => sharedFolders(test, file)));
  return tests.toSorted(
    (one, other) => distance(one) - distance(other) || shared(other) - shared(one) || one.localeCompare(other),
  );
}

/** How many folders lead to both. */
function sharedFolders(one, other) {
  const others = other.split('/');
  return one.split('/').findIndex((name, place) => name !== others[place]);
}
