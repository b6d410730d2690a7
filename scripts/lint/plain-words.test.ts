import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';

/** Words that are mannered or old-fashioned, and what says it plainly. */
const OUT: Readonly<Record<string, string>> = {
  told: 'sent, shown, said, asked',
  anew: 'again',
  'besides|moreover': 'also, in addition to',
  'who(?:so)?ever|whomever': 'the person: a client, a reader, an operator',
  "(?:nobody|somebody|anybody|everybody|no one|someone)['’]s": 'whose it is',
  '(?<!there )is none(?! yet)': 'what it is instead',
  'hears? of': 'receives, gets',
  'tells? of': 'is about, reports',
  'for want of': 'without, because … is missing',
  'by way of': 'through',
  'reckon\\w*': 'compute',
  'shelf|shelves': 'the thing that it is',
  'upon|henceforth|hitherto|thereof|wherein|whilst|lest|hence': 'on, from now on, until now',
  'so to say|as it were|be it|in earnest': 'to leave it out',
  'becomes? other|became other': 'change',
};

/** What reference documentation leaves out as well: descriptions of the schema. */
const OUT_OF_REFERENCE: Readonly<Record<string, string>> = {
  ...OUT,
  shall: 'what it is, or can',
  'nobody|somebody|anybody|everybody': 'the role, the caller, unassigned, no one',
  "one['’]s": 'the caller’s',
};

/** Generated pages have the words of their sources. */
const GENERATED =
  /^(?:CHANGELOG\.md|docs\/developer\/(?:api-changelog|error-codes)\.md|docs\/operator\/settings\.md)$|\.types\.d\.ts$|\/generated\//;

const COMMENT = /(?<=^|[\s{(])(?:\/\*\*?(?=\s)[\s\S]*?\*\/|\/\/(?=\s).*$)/gm;
const TITLE = /(?<=\b(?:test|it|describe)(?:\.\w+)*\()(['"`]).*?\1/g;
const CODE = /^```[\s\S]*?^```|`[^`\n]+`|\]\([^)]*\)/gm;
const DESCRIPTION = /"""([\s\S]*?)"""/g;

/** What people read of a file: a page without its code; of a source the comments and the titles of tests. */
function wordsOf(file: string, source: string): string {
  const prose = (file.endsWith('.md') ? source : (source.match(COMMENT) ?? []).join('\n')).replace(CODE, ' ');
  return [prose, ...(source.match(TITLE) ?? [])].join('\n').replace(/\n\s*\*?\s*/g, ' ');
}

function faultsIn(file: string, words: string, wordsOut = OUT): string[] {
  const searched = new RegExp(`\\b(?:${Object.keys(wordsOut).join('|')})\\b`, 'gi');
  return [...words.matchAll(searched)].map(({ 0: word, index }) => {
    const [, better] = Object.entries(wordsOut).find(([out]) => new RegExp(`^(?:${out})$`, 'i').test(word)) ?? [];
    return `${file}: “${words.slice(Math.max(0, index - 40), index + 60)}”: better ${better ?? 'another word'}`;
  });
}

/** What readers of the API read: descriptions, without the names in them. */
const descriptionsIn = (schema: string): string =>
  Array.from(schema.matchAll(DESCRIPTION), ([, text = '']) => text)
    .join('\n')
    .replace(CODE, ' ');

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test('a word that is out is found in a comment, a title and a page, and not in code', () => {
  const source = [
    '/** Receivers are told',
    ' * of it, and `told` is a name. */',
    "const told = 'told';",
    "test('a board is told of it', () => {}); // Read anew.",
  ].join('\n');
  expect(faultsIn('a.ts', wordsOf('a.ts', source))).toHaveLength(3);
  expect(faultsIn('a.md', wordsOf('a.md', 'Receivers are told of `told`.'))).toHaveLength(1);
});

test('comments, titles of tests and pages use plain words', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.(?:md|[cm]?[jt]sx?)$/.test(file) && !GENERATED.test(file))
    .filter((file) => file !== 'scripts/lint/plain-words.test.ts' && existsSync(join(projectRoot, file)));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => faultsIn(file, wordsOf(file, read(file))))).toEqual([]);
});

test('descriptions of the schema are plain reference documentation', () => {
  const sample = '"""Whoever shall be `told`.""" type Shall { told: Int }';
  expect(faultsIn('a.graphql', descriptionsIn(sample), OUT_OF_REFERENCE)).toHaveLength(2);
  expect(faultsIn('schema.graphql', descriptionsIn(read('schema.graphql')), OUT_OF_REFERENCE)).toEqual([]);
});
