// `carte upgrade FILE.tar.gz`, or `carte upgrade VERSION` for an installed one: verifies the release and switches
// to it.
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { extract } from 'tar';
import { directoryOf, findHome, readVersion, removeOld } from './layout.mjs';
import { checkDownload } from './signature.mjs';
import { goTo } from './switch.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { restart: { type: 'string' }, unsigned: { type: 'boolean' } },
  });
  const [asked] = positionals;
  if (!asked) throw new Error('Say which: carte upgrade carte-0.2.0-linux-x64.tar.gz');
  const home = findHome();
  // Among the releases a version is the name of a folder.
  const isFile = statSync(asked, { throwIfNoEntry: false })?.isFile() ?? false;
  const isInstalled = !isFile && existsSync(directoryOf(home, asked));
  const version = isInstalled ? asked : await install(home, asked, values);
  console.log(await goTo(home, version, { restart: values.restart ?? null }));
  const old = removeOld(home);
  if (old.length > 0) console.log(`Removed: ${old.join(', ')}`);
} catch (error) {
  console.error(
    error.code === 'EACCES' ? `${error.message}: run it as the owner of the releases, by sudo.` : error.message,
  );
  process.exitCode = 1;
}

/** Unpacks under a temporary name; only a complete release gets its final name. */
async function install(home, file, { unsigned }) {
  if (!existsSync(file)) throw new Error(`There is neither a file nor an installed release ${file}.`);
  const unchecked = checkDownload(file, { unsigned });
  if (unchecked) console.error(unchecked);
  const draft = directoryOf(home, `.${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  try {
    await extract({ file, cwd: draft, strip: 1, strict: true, preserveOwner: false, umask: 0o022 });
    const version = readVersion(draft);
    const directory = directoryOf(home, version);
    if (existsSync(directory)) throw new Error(`${version} is installed already: carte upgrade ${version}`);
    renameSync(draft, directory);
    return version;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
