import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';
import { lockProblems } from './lock-file.mjs';

const integrity = 'sha512-made-up';
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop' },
    'node_modules/a': {
      version: '1.0.0',
      integrity,
      optionalDependencies: { '@a/linux-x64-musl': '1.0.0', '@a/darwin-x64': '1.0.0' },
    },
    'node_modules/@a/darwin-x64': { version: '1.0.0', optional: true },
    'node_modules/b': {
      version: '2.0.0',
      integrity,
      optionalDependencies: { c: '1.0.0' },
      resolved: 'https://registry.example/b.tgz',
    },
    'node_modules/b/node_modules/c': { version: '1.0.0', integrity },
    'node_modules/linked': { link: true },
    'node_modules/b/node_modules/carried': { version: '1.0.0', inBundle: true },
  },
};

test('a missing package, one without a hash and one with an address are named with the remedy', () => {
  expect(lockProblems(lock)).toEqual([
    expect.stringMatching(/lacks @a\/linux-x64-musl, which a wants.*Pin .* all published/),
    expect.stringMatching(/no integrity for node_modules\/@a\/darwin-x64,.*Pin .* all published/),
    expect.stringMatching(/names a registry for node_modules\/b, .*\.npmrc/),
  ]);
});

test('our lock file has none of these faults', () => {
  expect(lockProblems(JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')))).toEqual([]);
});
