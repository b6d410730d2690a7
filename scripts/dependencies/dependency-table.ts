import { z } from 'zod';
import { withTable } from '../markdown-table';

/** A package's entry in package-lock.json. */
export interface InstalledPackage {
  name: string;
  version: string;
  licence: string;
}

/** A row of docs/developer/dependencies.md: what is installed, and the texts that people wrote. */
interface DependencyRow {
  readonly name: string;
  /** The registry's `latest` at the time of the last `--newest` run, where ours is older, and why: `5.1.1: wants Node 22`. */
  readonly newer: string;
  readonly licence: string;
  readonly purpose: string;
  /** The rejected alternatives, and what the package can't do. */
  readonly rejected: string;
}

const CELLS = ['name', 'newer', 'licence', 'purpose', 'rejected'] as const;
const UNSAID = 'docs/developer/dependencies.md does not say';
const HEADINGS = ['package', 'newer', 'licence', 'for', 'rejected, limits'];

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

/** The packages of package.json in its order, overrides last, as package-lock.json has them. */
export function installedPackages(packageJson: unknown, packageLock: unknown): InstalledPackage[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = packageRule.parse(packageJson);
  const { packages } = lockRule.parse(packageLock);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }).map((name) => {
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

/** The page with a new table: a row for each installed package, with the texts that people wrote for it. */
export function dependencyPage(
  page: string,
  installed: readonly InstalledPackage[],
  newestVersions: ReadonlyMap<string, string> = new Map(),
): string {
  const written = new Map(dependencyRows(page).map((row) => [row.name, row]));
  const rows = installed.map(({ name, version, licence }) => {
    const { newer = '', purpose = '', rejected = '' } = written.get(name) ?? {};
    const [, known = '', reason = ''] = /^([^:]*):? ?(.*)$/.exec(newer) ?? [];
    const newest = newestVersions.get(name) ?? known;
    const isOlder = newest !== '' && newest !== version;
    return [`\`${name}\``, isOlder ? `${newest}: ${reason}`.trim() : '', licence, purpose, rejected];
  });
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return withTable(page, lines.join('\n'));
}

/** The faults of the committed page and their remedies, in sentences. */
export function dependencyProblems(page: string, installed: readonly InstalledPackage[]): string[] {
  if (page !== dependencyPage(page, installed)) {
    return [
      'docs/developer/dependencies.md does not have what is installed: run "npm run dependency-table" and commit it.',
    ];
  }
  return dependencyRows(page).flatMap(({ name, newer, purpose }) => [
    ...(purpose === '' ? [`${UNSAID} what ${name} is for: write it.`] : []),
    ...(/^[^:]+:?$/.test(newer) ? [`${UNSAID} why ${name} is older than ${newer.replace(':', '')}: write it.`] : []),
  ]);
}

function dependencyRows(page: string): DependencyRow[] {
  const [, , ...rows] = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((line) => {
    const texts = line.split('|').slice(1, -1);
    if (texts.length !== CELLS.length)
      throw new Error(`Not ${CELLS.length} cells in docs/developer/dependencies.md: ${line}`);
    const cell = (name: (typeof CELLS)[number]): string => (texts[CELLS.indexOf(name)] ?? '').trim();
    return {
      name: cell('name').replaceAll('`', ''),
      newer: cell('newer'),
      licence: cell('licence'),
      purpose: cell('purpose'),
      rejected: cell('rejected'),
    };
  });
}
