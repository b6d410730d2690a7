import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';

/** Subjects up to this one were written before the rule. */
const SINCE = '1147e329';
const LETTERS = 72;

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();

/** The areas that CONTRIBUTING.md names, and the extensions. */
function areas(): readonly string[] {
  const page = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const listed = /Areas:\s+([\s\S]*?)\./.exec(page)?.[1]?.split(/,\s+/) ?? [];
  const extensions = ['api', 'web'].flatMap((side) => readdirSync(join(projectRoot, side, 'extensions')));
  return [...listed, ...extensions];
}

/** A shallow clone, and a release without its history, have no such commit. */
function subjects(): readonly string[] {
  try {
    return git('log', '--no-merges', '--format=%s', `${SINCE}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function isWellFormed(subject: string, known: readonly string[]): boolean {
  const [, area] = /^([a-z][a-z -]*): [a-z]/.exec(subject) ?? [];
  return area !== undefined && known.includes(area) && subject.length <= LETTERS;
}

test('a subject names a known area and a verb in 72 letters', () => {
  const known = areas();
  expect(known.length).toBeGreaterThan(15);
  expect(isWellFormed('cart: show the running order on every page', known)).toBe(true);
  expect(isWellFormed('stuff: show the running order', known)).toBe(false);
  expect(isWellFormed(`cart: ${'show '.repeat(20)}`, known)).toBe(false);
  expect(subjects().filter((subject) => !isWellFormed(subject, known))).toEqual([]);
});
