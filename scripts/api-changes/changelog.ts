import { createHash } from 'node:crypto';
import type { ApiChanges } from './compare';

/**
 * The last line of a release's section. It names the schema that the section describes, and the check compares it
 * with `api/schema.released.graphql`.
 */
export function schemaMark(released: string): string {
  return `<!-- schema ${createHash('sha256').update(released).digest('hex').slice(0, 16)} -->`;
}

const HEADING = '# Changes of the API\n';

function list(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `\n### ${title}\n\n${entries.map((entry) => `- ${entry}\n`).join('')}`;
}

interface Release {
  readonly version: string;
  readonly released: string;
  readonly changes: ApiChanges;
  /** The reason for each breaking change, by the comparison's sentence. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** The changes of one release, for authors of clients. */
export function releaseSection({ version, released, changes, reasons }: Release): string {
  const breaking = changes.breaking.map((change) => `${change} ${reasons[change] ?? ''}`.trim());
  const body = [
    list('Breaking', breaking),
    list('Removed, as announced', changes.retired),
    list('Deprecated', changes.deprecated),
    list('Added', changes.added),
  ].join('');
  return `## ${version}\n${body || '\nNothing that a client could notice.\n'}\n${schemaMark(released)}\n`;
}

/** What the schema does not tell, written by hand until the release. */
const UNRELEASED = '\n## Unreleased\n';

/** The changelog with one release more, the latest first. */
export function withRelease(changelog: string, section: string): string {
  if (changelog.includes(UNRELEASED))
    return changelog.replace(UNRELEASED, () => `\n${section}\n### Besides the schema\n`);
  const at = changelog.indexOf('\n## ');
  return at === -1
    ? `${changelog.trimEnd() || HEADING.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, at + 1)}${section}\n${changelog.slice(at + 1)}`;
}
