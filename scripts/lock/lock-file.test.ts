import { expect, test } from 'vitest';
import { completeLock, missingPackages, registryAddresses } from './lock-file.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop' },
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@a/linux-x64-musl': '1.0.0', '@a/win32-arm64': '^1.0.0', '@a/darwin-x64': '1.0.0' },
    },
    'node_modules/@a/darwin-x64': { version: '1.0.0', optional: true },
    'node_modules/b': {
      version: '2.0.0',
      optionalDependencies: { c: '1.0.0' },
      resolved: 'https://registry.example/b.tgz',
    },
    'node_modules/b/node_modules/c': { version: '1.0.0' },
  },
};

test('optional packages that npm left out are found, and present ones are not', () => {
  expect(missingPackages(lock).map(({ name }) => name)).toEqual(['@a/linux-x64-musl', '@a/win32-arm64']);
});

test('the entries say for which machines they are', () => {
  const { packages } = completeLock(lock);
  expect(packages['node_modules/@a/linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(packages['node_modules/@a/win32-arm64']).toMatchObject({ version: '1.0.0', cpu: ['arm64'], os: ['win32'] });
});

test('addresses of a registry are found and taken out', () => {
  expect(registryAddresses(lock)).toEqual(['node_modules/b']);
  expect(registryAddresses(completeLock(lock))).toEqual([]);
});

test('a complete lock file stays as it is', () => {
  const complete = completeLock(lock);
  expect(missingPackages(complete)).toEqual([]);
  expect(JSON.stringify(completeLock(complete))).toBe(JSON.stringify(complete));
});
