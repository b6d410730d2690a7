import { z } from 'zod';
import { withLines } from '../markdown-lines';

/** A package's entry in package-lock.json. */
export interface InstalledPackage {
  name: string;
  version: string;
  licence: string;
}

/** A line of docs/developer/dependencies.md: what is installed, and the texts that people wrote. */
interface DependencyLine {
  readonly name: string;
  /** What it is for, the rejected alternatives, and what it can't do. */
  readonly purpose: string;
  /** The registry's `latest` at the time of the last `--newest` run, where ours is older. */
  readonly newer: string;
  /** Why ours is older. */
  readonly reason: string;
}

const PAGE = 'docs/developer/dependencies.md';
const LINE = /^- `(?<name>.+?)`(?: \(.*?\))?: ?(?<purpose>.*?)(?: \*(?<newer>\d[^*]*)\* ?(?<reason>.*))?$/;
/** What most packages are under, which no line repeats. */
const COMMON_LICENCE = 'MIT';

/** Beside our own: the Node that is brought where the machine's is too old, and what only tests of foreign clients need. */
const MANIFESTS = ['', 'scripts/node-runtime/', 'tests/foreign-clients/'];

const versionsRule = z.record(z.string(), z.string()).default({});
const packageRule = z.object({
  dependencies: versionsRule,
  devDependencies: versionsRule,
  optionalDependencies: versionsRule,
  overrides: versionsRule,
});
const lockRule = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), license: z.string().optional() })),
});

/** The packages of package.json in its order, overrides last, as package-lock.json has them. Types go with their package. */
export function installedPackages(packageJson: unknown, packageLock: unknown): InstalledPackage[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = packageRule.parse(packageJson);
  const { packages } = lockRule.parse(packageLock);
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides });
  const described = names.filter((name) => !name.startsWith('@types/'));
  return described.map((name) => {
    const locked = packages[`node_modules/${name}`];
    if (locked?.version === undefined) throw new Error(`package-lock.json does not have ${name}: run "npm install".`);
    return { name, version: locked.version, licence: locked.license ?? '' };
  });
}

/**
 * The installed packages that our package.json files ask for.
 * @param read - reads a file's text by its path in the project.
 */
export function readInstalled(read: (file: string) => string): InstalledPackage[] {
  return MANIFESTS.flatMap((folder) =>
    installedPackages(JSON.parse(read(`${folder}package.json`)), JSON.parse(read(`${folder}package-lock.json`))),
  );
}

/** The page with a new list: a line for each installed package, with the texts that people wrote for it. */
export function dependencyPage(
  page: string,
  installed: readonly InstalledPackage[],
  newestVersions: ReadonlyMap<string, string> = new Map(),
): string {
  const written = new Map(dependencyLines(page).map((line) => [line.name, line]));
  const list = installed.map(({ name, version, licence }) => {
    const { purpose = '', newer = '', reason = '' } = written.get(name) ?? {};
    const newest = newestVersions.get(name) ?? newer;
    const under = licence === COMMON_LICENCE ? '' : ` (${licence})`;
    const older = newest === '' || newest === version ? '' : ` *${newest}* ${reason}`;
    return `- \`${name}\`${under}: ${purpose}${older}`.trim();
  });
  return withLines(page, '- `', list.join('\n'));
}

/** The faults of the committed page and their remedies, in sentences. */
export function dependencyProblems(page: string, installed: readonly InstalledPackage[]): string[] {
  if (page !== dependencyPage(page, installed)) {
    return [`${PAGE} does not have what is installed: run "npm run dependency-table" and commit it.`];
  }
  return dependencyLines(page).flatMap(({ name, purpose, newer, reason }) => [
    ...(purpose === '' ? [`${PAGE} does not say what ${name} is for: write it.`] : []),
    ...(newer !== '' && reason === '' ? [`${PAGE} does not say why ${name} is older than ${newer}: write it.`] : []),
  ]);
}

function dependencyLines(page: string): DependencyLine[] {
  const lines = page.split('\n').filter((line) => line.startsWith('- `'));
  return lines.map((line) => {
    const { name, purpose = '', newer = '', reason = '' } = LINE.exec(line)?.groups ?? {};
    if (name === undefined) throw new Error(`No line of a package in ${PAGE}: ${line}`);
    return { name, purpose, newer, reason };
  });
}
