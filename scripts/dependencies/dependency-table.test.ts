import { describe, expect, test } from 'vitest';
import { dependencyPage, dependencyProblems, installedPackages } from './dependency-table';

const packageJson = {
  dependencies: { hono: '4.1.0' },
  devDependencies: { '@types/hono': '4.1.0', vitest: '^4.0.0' },
  overrides: { rollup: '4.2.0' },
};
const packageLock = {
  packages: {
    '': { name: 'shop' },
    'node_modules/hono': { version: '4.1.0', license: 'MIT' },
    'node_modules/vitest': { version: '4.1.12', license: 'ISC' },
    'node_modules/rollup': { version: '4.2.0', license: 'MIT' },
    'node_modules/hono/node_modules/vitest': { version: '1.0.0', license: 'MIT' },
  },
};
const installed = installedPackages(packageJson, packageLock);

const HONO = '- `hono`: routes (fast)';
const VITEST = '- `vitest` (ISC): tests *5.1.1* wants Node 22';
const ROLLUP = '- `rollup`: the build';
const pageOf = (...lines: string[]): string => ['# Dependencies', '', ...lines, '', 'More.', ''].join('\n');
const page = pageOf(HONO, VITEST, ROLLUP);

test('each package of package.json but types has its installed version and licence', () => {
  expect(installed).toEqual([
    { name: 'hono', version: '4.1.0', licence: 'MIT' },
    { name: 'vitest', version: '4.1.12', licence: 'ISC' },
    { name: 'rollup', version: '4.2.0', licence: 'MIT' },
  ]);
});

describe('the page', () => {
  test('is right when each package has one line, and a reason where a newer version is known', () => {
    expect(dependencyProblems(page, installed)).toEqual([]);
  });

  test.each([
    ['lacks a package', pageOf(HONO, ROLLUP), /what is installed: run "npm run dependency-table"/],
    ['has one twice', pageOf(HONO, HONO, VITEST, ROLLUP), /what is installed/],
    ['has one that is gone', pageOf(HONO, VITEST, ROLLUP, HONO.replace('hono', 'express')), /what is installed/],
    ['says another licence', page.replace('`hono`', '`hono` (GPL-3.0)'), /what is installed/],
    ['holds back for no reason', page.replace('* wants Node 22', '*'), /why vitest is older than 5.1.1/],
    ['gives a reason for the newest', page.replace('(fast)', '*4.1.0* wants Node 22'), /what is installed/],
    ['does not say what for', page.replace(' routes (fast)', ''), /does not say what hono is for/],
  ])('is refused when it %s', (_what, wrong, sentence) => {
    expect(wrong).not.toBe(page);
    expect(dependencyProblems(wrong, installed)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('writing the page again', () => {
  test('keeps the written texts, drops a reason that no longer applies, and starts a line for a new package', () => {
    const raised = [
      { name: 'vitest', version: '5.1.1', licence: 'ISC' },
      { name: 'zod', version: '4.6.7', licence: 'MIT' },
    ];
    expect(dependencyPage(page, raised)).toBe(pageOf('- `vitest` (ISC): tests', '- `zod`:'));
  });

  test('takes the newest versions that the registry named, and keeps the others', () => {
    const found = dependencyPage(page, installed, new Map([['hono', '5.0.0']]));
    expect(found).toBe(page.replace('(fast)', '(fast) *5.0.0*'));
    expect(dependencyProblems(found, installed)).toEqual([expect.stringMatching(/why hono is older than 5.0.0/)]);
  });
});
