import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../api/kernel/project-root';
import { runToEnd } from '../../../scripts/preparation/child.mjs';

/** What a release brings that no other has: open pages go on asking for it. */
export interface OwnFiles {
  /** The path of a file with a hash in its name. */
  readonly asset: string;
  /** The SHA-256 by which its pages ask for a stored document. */
  readonly document: string;
}

const COPIED = ['bin', 'build', 'package.json', 'scripts', 'web/gql', 'api/extensions/share-pictures/fonts'];
/** As `scripts/releases/assemble.mjs` writes it. */
const RELEASE_FILE = 'build/release.json';

export const ownFilesOf = (version: string): OwnFiles => ({
  asset: `/assets/of-${version}.js`,
  document: Buffer.from(version.padEnd(32, '.')).toString('hex'),
});

/** A release of the present build that shares this directory's packages, so it takes less than a minute. */
export function installSmall(home: string, version: string): void {
  const directory = join(home, 'releases', version);
  for (const path of COPIED) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    cpSync(join(projectRoot, path), join(directory, path), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  rename(directory, version);
}

/** The real thing, as `npm run release` makes it of the present commit. @returns its archive. @throws with all it printed. */
export async function buildRelease(): Promise<string> {
  const { code, output } = await runToEnd(process.execPath, ['scripts/releases/release.mjs', '--head']);
  const archive = /^ {2}(carte-.+\.tar\.gz)$/m.exec(output)?.[1];
  if (code !== 0 || !archive) throw new Error(`the release could not be built:\n${output}`);
  return join(projectRoot, 'release', archive);
}

/** Unpacks an archive as another version, and packs that again. @returns the archive of that version, beside the first. */
export async function repackAs(archive: string, version: string, place: string): Promise<string> {
  const directory = join(place, `carte-${version}`);
  mkdirSync(directory);
  await run('tar', ['--extract', '--strip-components=1', '--file', archive, '--directory', directory]);
  rename(directory, version);
  const packed = join(place, `carte-${version}.tar.gz`);
  await run('tar', ['--create', '--gzip', '--file', packed, '--directory', place, `carte-${version}`]);
  return packed;
}

function rename(directory: string, version: string): void {
  const manifest = { ...JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')), version };
  writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(directory, RELEASE_FILE), JSON.stringify({ version, commit: null }));
  const { asset, document } = ownFilesOf(version);
  writeFileSync(join(directory, 'build/client', asset), `// ${version}`);
  const documents = join(directory, 'web/gql/persisted-documents.json');
  const stored = JSON.parse(readFileSync(documents, 'utf8'));
  writeFileSync(documents, JSON.stringify({ ...stored, [document]: 'query OfThatRelease { channel { id } }' }));
}

async function run(command: string, words: readonly string[]): Promise<void> {
  const { code, output } = await runToEnd(command, [...words]);
  if (code !== 0) throw new Error(`${command} failed: ${output}`);
}
