import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../preparation/files.mjs';

/** @returns {{ passed: number, failed: number }} what Vitest's JSON reporter wrote; nothing when it wrote nothing. */
export function readVitestCounts(file) {
  const { numPassedTests = 0, numFailedTests = 0 } = readJson(file) ?? {};
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @returns {{ passed: number, failed: number }} what Playwright's JSON reporter wrote. */
export function readPlaywrightCounts(file) {
  const { expected = 0, unexpected = 0, flaky = 0 } = readJson(file)?.stats ?? {};
  // A test that passes at the second try counts as passed; `readSecondTries` names it.
  return { passed: expected + flaky, failed: unexpected };
}

/**
 * What a check adds to the sum. A check that failed without a failed test (a file that does not load, a broken
 * set-up) adds one failure, so that the sum never hides it.
 */
export function countCheck(isOk, tests) {
  if (!tests) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  return { passed: tests.passed, failed: !isOk && tests.failed === 0 ? 1 : tests.failed };
}

/** @returns what a report holds; null when none was written. */
export function readJson(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
