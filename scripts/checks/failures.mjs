import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../preparation/files.mjs';
import { readJson } from './counts.mjs';

/** The most lines of one message; `test-results` has the full output. */
const MOST_LINES = 24;

/** @returns {string[]} what failed in Vitest's JSON report: the test, and why. */
export function readVitestFailures(file) {
  const files = readJson(file)?.testResults ?? [];
  return files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const own = failed.map((test) => told(`${relative(root, name)} › ${test.fullName}`, test.failureMessages));
    return own.length === 0 && message ? [told(relative(root, name), [message])] : own;
  });
}

/** @returns {string[]} the end-to-end tests that failed in Playwright's JSON report, or at first, and why. */
export function readPlaywrightFailures(file) {
  return endToEndTestsOf(readJson(file)?.suites ?? []).flatMap(({ name, status, results }) => {
    if (status !== 'unexpected' && status !== 'flaky') return [];
    return [told(name, results.find(({ error }) => error)?.errors.map(({ message }) => message) ?? [])];
  });
}

/** @returns {string[]} those that passed only at the second try: they do not fail the run, but have to be repaired. */
export function readSecondTries(file) {
  const tests = endToEndTestsOf(readJson(file)?.suites ?? []);
  return tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
}

function endToEndTestsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, results }) => ({ name: `tests/${file}:${line} › ${title}`, status, results })),
    ),
    ...endToEndTestsOf(inner),
  ]);
}

function told(title, messages) {
  const text = stripVTControlCharacters(messages.join('\n'));
  const lines = text.split('\n').filter((line) => !line.includes('node_modules'));
  return [title, ...lines.slice(0, MOST_LINES).map((line) => `    ${line}`)].join('\n');
}
