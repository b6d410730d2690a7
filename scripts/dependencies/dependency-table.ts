import { z } from 'zod';
import { withTable } from '../markdown-table';

/** A package's entry in package-lock.json. */
export interface InstalledPackage {
  name: string;
  version: string;
  licence: string;
}

/**
 * A row of docs/developer/dependencies.md: the installed version, the registry's newest, and the texts that people
 * wrote.
 */
interface DependencyRow extends InstalledPackage {
  /** The registry's `latest` at the time of the last `--newest` run. */
  newest: string;
  /** Why `version` is not `newest`; empty when it is. */
  heldBackBecause: string;
  purpose: string;
  /** The rejected alternatives, and what the package can't do. */
  rejected: string;
}

const CELLS = ['name', 'version', 'newest', 'heldBackBecause', 'licence', 'purpose', 'rejected'] as const;
const HEADINGS = ['package', 'version', 'newest', 'why not the newest', 'licence', 'for', 'rejected, limits'];
const LOOK = 'look for the newest by "npm run dependency-table -- --newest"';

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
    const { newest: known = '', heldBackBecause = '', purpose = '', rejected = '' } = written.get(name) ?? {};
    const newest = newestVersions.get(name) ?? known;
    const reason = version === newest ? '' : heldBackBecause;
    return [`\`${name}\``, version, newest, reason, licence, purpose, rejected];
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
  return dependencyRows(page).flatMap(({ name, version, newest, heldBackBecause, purpose }) => {
    const sentences = [];
    if (purpose === '') sentences.push(`docs/developer/dependencies.md does not say what ${name} is for: write it.`);
    if (newest === '') sentences.push(`docs/developer/dependencies.md does not name the newest ${name}: ${LOOK}.`);
    else if (newest !== version && heldBackBecause === '') {
      sentences.push(
        `docs/developer/dependencies.md does not say why ${name} is ${version} and not ${newest}: write it, or ${LOOK}.`,
      );
    }
    return sentences;
  });
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
      version: cell('version'),
      newest: cell('newest'),
      heldBackBecause: cell('heldBackBecause'),
      licence: cell('licence'),
      purpose: cell('purpose'),
      rejected: cell('rejected'),
    };
  });
}
