// `node scripts/releases/assemble.mjs TARGET`: builds the sources of this directory and puts a release's files into
// TARGET. It leaves only what is shipped in the directory, so it runs in a copy: `release.mjs`,
// `deploy/Dockerfile`.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../preparation/files.mjs';
import { npmCommand } from '../preparation/install.mjs';
import { prepare } from '../preparation/prepare.mjs';
import { RELEASE_FILE } from '../preparation/release.mjs';
import { ensureSupportedNode } from '../preparation/supported-node.mjs';
import { billOfMaterials } from './sbom.mjs';
import { keepShippedPackages } from './shipped-packages.mjs';

/** The program, the operator's documents, and the systemd units. */
const CONTENT = [
  ...['LICENSE', 'CHANGELOG.md', 'README.md', 'package.json', 'bin', 'build', 'deploy', 'docs'],
  ...[
    'api/demo/menu.json',
    'api/demo/pictures/rendered',
    'api/receivers/template/texts',
    'web/gql/persisted-documents.json',
  ],
  ...globSync('api/extensions/*/fonts', { cwd: root }),
  ...['start.mjs', 'command.mjs', 'preparation', 'releases', 'node-runtime'].map((name) => `scripts/${name}`),
];
const NODE_RUNTIME = 'scripts/node-runtime';

await ensureSupportedNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, commit: { type: 'string' }, sbom: { type: 'string' } },
});
const [target] = positionals;
if (!target) throw new Error('node scripts/releases/assemble.mjs TARGET: say where to');

if (!(await prepare('server'))) process.exit(1);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = values.version ?? manifest.version;
writeFileSync(join(root, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
writeFileSync(join(root, RELEASE_FILE), JSON.stringify({ version, commit: values.commit ?? null }));
CONTENT.forEach(bring);
const shipped = keepShippedPackages(root, { programs: target });
bring('node_modules');
bringNode(join(target, '.node'));
const packages = [...shipped, ...manifestsIn(join(target, '.node/node_modules'))];
if (values.sbom) {
  const bill = billOfMaterials({ name: manifest.name, version }, packages);
  writeFileSync(values.sbom, `${JSON.stringify(bill, null, 2)}\n`);
}

function bring(path) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true, verbatimSymlinks: true });
}

/** Includes the Node that the release was tested with, so that the machine needs none. */
function bringNode(directory) {
  cpSync(join(root, NODE_RUNTIME), directory, { recursive: true });
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], directory);
  for (const part of ['include', 'share']) {
    const name = `node-${process.platform}-${process.arch}`;
    rmSync(join(directory, 'node_modules', name, part), { recursive: true, force: true });
  }
}

function manifestsIn(modules) {
  return globSync('*/package.json', { cwd: modules }).map((path) =>
    JSON.parse(readFileSync(join(modules, path), 'utf8')),
  );
}

function npm(npmArguments, cwd = root) {
  const [command, ...commandArguments] = npmCommand(npmArguments);
  const { status, stdout } = spawnSync(command, commandArguments, {
    cwd: resolve(cwd),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm ${npmArguments.join(' ')} failed`);
  return stdout;
}
