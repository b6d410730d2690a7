// `npm run release -- v0.2.0`: writes all files of a release, built from the tag, into `release/`. `--head` takes
// the present commit under a version of its own, for trials.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../preparation/files.mjs';
import { ensureSupportedNode } from '../preparation/supported-node.mjs';
import { changelogSection } from './changelog.mjs';
import { writeDebianPackage } from './debian.mjs';
import { writeSums } from './signature.mjs';

await ensureSupportedNode();
const [tag] = process.argv.slice(2);
if (!tag) end('Say which tag: npm run release -- v0.2.0; or --head, to try the present commit.');
const isHead = tag === '--head';
const commit = git('rev-parse', '--short', `${isHead ? 'HEAD' : tag}^{commit}`).trim();
const committedAt = git('show', '--no-patch', '--format=%ct', commit).trim();
const { version: written } = JSON.parse(git('show', `${commit}:package.json`));
const version = isHead ? `${written}-${commit}` : written;
if (!isHead && tag !== `v${version}`)
  end(`${tag} has version ${version} in package.json: a tag and its version are the same.`);
const changes = isHead ? null : changelogSection(git('show', `${commit}:CHANGELOG.md`), version);
if (changes === '') end(`CHANGELOG.md has no section [${version}]: say what changes for owners.`);

/** Bytes: a release that grows past it says so before anybody downloads it. */
const MOST_BYTES = 140_000_000;
const output = join(root, 'release');
const place = mkdtempSync(join(tmpdir(), 'carte-release-'));
try {
  const name = `carte-${version}`;
  const system = `${process.platform}-${process.arch}`;
  const [source, target] = [join(place, 'source'), join(place, name)];
  for (const directory of [source, target]) mkdirSync(directory);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output);
  run('sh', ['-c', `git archive ${commit} | tar --extract --directory "$1"`, 'sh', source]);
  const sbom = join(output, `${name}-${system}.cdx.json`);
  const options = [`--version=${version}`, `--commit=${commit}`, `--sbom=${sbom}`];
  run(process.execPath, ['scripts/releases/assemble.mjs', target, ...options], { cwd: source });
  const archive = join(output, `${name}-${system}.tar.gz`);
  // The same commit gives the same file: sorted names, one time, one owner.
  const alike = `--sort=name --mtime=@${committedAt} --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw,a-s`;
  run('sh', ['-c', `tar ${alike} --create --directory "$1" "$2" | gzip --no-name > "$3"`, 'sh', place, name, archive]);
  const { size } = statSync(archive);
  if (size > MOST_BYTES) throw new Error(`${archive} has ${size} bytes; at most ${MOST_BYTES} are allowed.`);
  writeDebianPackage({ target, version, committedAt, output, place });
  cpSync(join(source, 'deploy/install.sh'), join(output, 'install.sh'));
  if (changes) writeFileSync(join(output, `CHANGELOG-${version}.md`), changes);
  writeSums(output, process.env.RELEASE_KEY);
  console.log(
    `${output}:\n${readdirSync(output)
      .map((file) => `  ${file}`)
      .join('\n')}`,
  );
} finally {
  rmSync(place, { recursive: true, force: true });
}

function git(...gitArguments) {
  const { status, stdout } = spawnSync('git', gitArguments, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) end(`git ${gitArguments.join(' ')} failed.`);
  return stdout;
}

function run(command, commandArguments, { cwd = root } = {}) {
  const { status } = spawnSync(command, commandArguments, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${commandArguments.join(' ')} failed`);
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
