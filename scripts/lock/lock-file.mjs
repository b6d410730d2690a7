/**
 * npm leaves optional packages of other systems out of the lock file when its registry lacks them, and a later
 * `npm ci` then stops: "Missing: … from lock file". The entries that it would have written can be told from the
 * names alone.
 */

const SYSTEMS = [
  'darwin',
  'linux',
  'win32',
  'windows',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'openharmony',
  'sunos',
  'aix',
];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32', 'arm'];
const LIBRARIES = { musl: 'musl', gnu: 'glibc' };

/** A missing entry, `path` and `entry` as the lock file has them. */
export function missingPackages(lock) {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isPresent(lock.packages, path, name))
      .map(([name, range]) => ({ name, path: `node_modules/${name}`, entry: entryOf(name, range, dev) })),
  );
}

/** Paths of entries that say where they were downloaded from: another machine may have another registry. */
export function registryAddresses(lock) {
  return Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path]) => path);
}

/** The lock file with what is missing, without addresses, sorted as npm sorts. */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const { path, entry } of missingPackages(lock)) packages[path] = entry;
  const sorted = Object.entries(packages)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([path, { resolved: _address, ...entry }]) => [path, entry]);
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Looked for as Node does: beside the package that asks, then in every directory above. */
function isPresent(packages, from, name) {
  for (let directory = from; ; directory = directory.slice(0, Math.max(0, directory.lastIndexOf('/node_modules/')))) {
    if (packages[`${directory ? `${directory}/` : ''}node_modules/${name}`]) return true;
    if (directory === '') return false;
  }
}

function entryOf(name, range, dev) {
  const words = name.split(/[-/@]/);
  const system = SYSTEMS.find((candidate) => words.includes(candidate));
  const processor = PROCESSORS.find((candidate) => words.includes(candidate));
  const library = system === 'linux' ? libraryOf(words) : undefined;
  return {
    version: range.replace(/^[~^]/, ''),
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev: true }),
    ...(library && { libc: [library] }),
    optional: true,
    ...(system && { os: [system === 'windows' ? 'win32' : system] }),
  };
}

/** `gnueabihf` is a word of it too. */
function libraryOf(words) {
  return Object.entries(LIBRARIES).find(([start]) => words.some((word) => word.startsWith(start)))?.[1];
}
