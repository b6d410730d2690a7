import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { OLDEST } from '../../scripts/client-bundle/oldest-browsers.mjs';

/** What one of the oldest browsers lacks, by the data of MDN. */
export interface NewerFeatures {
  /** Globals, and members as `owner.member`; `owner.member_static` for one that the prototype may have by the same name. */
  readonly names: readonly string[];
  /** Pseudo-classes, without their colon. */
  readonly selectors: readonly string[];
}

/** Our driver asks the page by it. */
const OF_THE_DRIVER = 'checkVisibility';

function sinceVersion(statements: readonly SimpleSupportStatement[]): number {
  const plain = statements.filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed);
  const versions = plain.map(({ version_added: added }) =>
    Number.parseFloat(String(added || Infinity).replace('≤', '')),
  );
  return Math.min(...versions.map((version) => (Number.isNaN(version) ? Infinity : version)));
}

function isNewer({ support }: CompatStatement): boolean {
  const since = Object.entries(OLDEST).map(([browser, oldest]) => {
    const found = Object.entries(support).find(([name]) => name === browser)?.[1];
    return { oldest, version: sinceVersion([found ?? []].flat()) };
  });
  return since.some(({ version, oldest }) => version > oldest) && since.some(({ version }) => version < Infinity);
}

function* newerIn(parts: Identifier, owner = ''): Generator<string> {
  for (const [name, part] of Object.entries(parts)) {
    if (name === '__compat' || name === OF_THE_DRIVER || !('__compat' in part) || !part.__compat) continue;
    const path = owner + name;
    if (isNewer(part.__compat)) yield path;
    else if (owner === '') yield* newerIn(part, `${name}.`);
  }
}

export function newerFeatures(): NewerFeatures {
  const { api, css, javascript } = bcd;
  const { builtins } = javascript;
  return {
    names: [...newerIn(api), ...newerIn(builtins ?? {})],
    selectors: [...newerIn(css.selectors ?? {})].filter((name) => /^[a-z]/.test(name)),
  };
}
