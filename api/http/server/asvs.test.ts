import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../kernel/project-root';

/** docs/audit/asvs.md, compared with the standard's list of requirements and with the files that it names. */
const page = readFileSync(join(projectRoot, 'docs', 'audit', 'asvs.md'), 'utf8');
const answers = [...page.matchAll(/^- (V[\d.]+(?:, V[\d.]+)*)(?: \(([^)]*)\))?: .+$/gm)];

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are the first ones of each. */
const SECTIONS: Readonly<Record<string, number>> = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V9.1': 3,
  'V9.2': 4,
  'V10.1': 2,
  'V10.2': 2,
  'V10.3': 4,
  'V10.4': 11,
  'V10.5': 5,
  'V10.6': 2,
  'V10.7': 3,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
  'V17.1': 1,
  'V17.2': 4,
  'V17.3': 2,
};

test('every requirement of levels 1 and 2 is answered once', () => {
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(expected).toHaveLength(253);
  const answered = answers.flatMap(([, numbers = '']) => numbers.split(', '));
  expect(answered.sort()).toEqual(expected.sort());
});

test('an answer that is not plainly held is one of those that the page explains', () => {
  const explained = new Set(['no such thing', 'operator', 'partly', undefined]);
  expect(answers.map(([, , answer]) => answer).filter((answer) => !explained.has(answer))).toEqual([]);
});

test('every file that it names is there', () => {
  const named = [...page.matchAll(/`((?:api|web|domain|tests|docs|scripts|deploy)\/[\w./-]+)`|\]\((?!http)([^)#]+)/g)];
  const files = new Set(named.map(([, file, link]) => file ?? join('docs', 'audit', link ?? '')));
  expect(files.size).toBeGreaterThan(80);
  expect([...files].filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
