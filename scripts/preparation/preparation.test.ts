import { expect, test } from 'vitest';
import { countCheck } from '../checks/counts.mjs';
import { runToEnd } from './child.mjs';
import { isInstalled } from './install.mjs';

const wanted = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '1.0.0', optional: true },
};

test.each([
  ['all is there', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }, true],
  ['a binary of another system is away', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['a package is away', { 'node_modules/b': { version: '1.0.0' } }, false],
  ['a package has another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['nothing was ever installed', null, false],
])('packages count as installed or not when %s', (_case, present, expected) => {
  expect(isInstalled(wanted, present)).toBe(expected);
});

test('a program runs to its end, and all its output is collected', async () => {
  const { code, output } = await runToEnd(process.execPath, [
    '-e',
    'console.log("out"); console.error("err"); process.exit(3)',
  ]);
  expect({ code, lines: output.trim().split('\n').sort() }).toEqual({ code: 3, lines: ['err', 'out'] });
});

test('a program that does not end is killed with its children', async () => {
  const child =
    'require("node:child_process").spawn("sleep", ["1000"], { stdio: "inherit" }); setInterval(() => {}, 1000)';
  const { code, output } = await runToEnd(process.execPath, ['-e', child], { timeoutMs: 300 });
  expect(code).not.toBe(0);
  expect(output).toContain('it was ended');
});

test('a program that does not exist is a failure, not a crash', async () => {
  expect(await runToEnd('no-such-program', [])).toMatchObject({ code: 127 });
});

test.each([
  ['a check that went well', true, undefined, { passed: 1, failed: 0 }],
  ['a check that failed', false, undefined, { passed: 0, failed: 1 }],
  ['tests', false, { passed: 7, failed: 2 }, { passed: 7, failed: 2 }],
  ['a failure in which no test failed', false, { passed: 7, failed: 0 }, { passed: 7, failed: 1 }],
])('%s adds the right counts to the sum', (_case, isOk, tests, expected) => {
  expect(countCheck(isOk, tests)).toEqual(expected);
});
