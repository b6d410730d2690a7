/** The faults of a lock file and their remedies, in sentences. */
export function lockProblems(lock) {
  return [
    ...missingPackages(lock).map(
      ({ name, wantedBy }) =>
        `package-lock.json lacks ${name}, which ${wantedBy} wants on other machines, so "npm ci" would stop: ${PIN}`,
    ),
    ...unhashedPackages(lock).map(
      (path) =>
        `package-lock.json has no integrity for ${path}, so "npm ci" would install whatever a registry hands out: ${PIN}`,
    ),
    ...Object.entries(lock.packages)
      .filter(([, { resolved }]) => resolved !== undefined)
      .map(
        ([path]) =>
          `package-lock.json names a registry for ${path}, which another machine may not reach: .npmrc has npm leave it out; run "npm install" again.`,
      ),
  ];
}

const PIN =
  'the registry lacks it. Pin the package that wants it to a version whose packages are all published (docs/decisions/dependencies.md), and run "npm install".';

/** npm leaves optional packages of other systems out when its registry lacks them. */
function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isPresent(packages, path, name))
      .map((name) => ({ name, wantedBy: path.replace(/^.*node_modules\//, '') || 'package.json' })),
  );
}

/** Packages without a hash, whose download npm cannot verify. Our own package and links are not downloaded. */
function unhashedPackages({ packages }) {
  return Object.entries(packages)
    .filter(
      ([path, { integrity, link, inBundle }]) => path.includes('node_modules/') && !integrity && !link && !inBundle,
    )
    .map(([path]) => path);
}

/** Resolves as Node does: beside the requiring package, then in every directory above. */
function isPresent(packages, from, name) {
  for (let directory = from; ; directory = directory.slice(0, Math.max(0, directory.lastIndexOf('/node_modules/')))) {
    if (packages[`${directory ? `${directory}/` : ''}node_modules/${name}`]) return true;
    if (directory === '') return false;
  }
}
