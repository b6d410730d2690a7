import { schemaMark } from './changelog';
import { compareApis } from './compare';

interface Gate {
  /** The schema of the last release. */
  readonly released: string;
  readonly present: string;
  readonly changelog: string;
  /** The reason for each accepted breaking change, by the comparison's sentence. */
  readonly accepted: Readonly<Record<string, string>>;
}

/** Why the API can't be released as it is: a sentence each, for the developer who changed it. */
export function apiProblems({ released, present, changelog, accepted }: Gate): string[] {
  const { breaking } = compareApis(released, present);
  const problems = breaking
    .filter((change) => !accepted[change]?.trim())
    .map(
      (change) =>
        `${change} Clients of the released API rely on it: keep it and mark it as deprecated, or say why in ` +
        'scripts/api-changes/accepted-breaks.ts.',
    );
  for (const change of Object.keys(accepted)) {
    if (!breaking.includes(change)) problems.push(`Accepted, but it breaks nothing (any more): ${change}`);
  }
  const [latest = ''] = /<!-- schema \w+ -->/.exec(changelog) ?? [];
  if (latest !== schemaMark(released)) {
    problems.push(
      'docs/developer/api-changelog.md does not tell of api/schema.released.graphql: run "npm run api:release -- VERSION".',
    );
  }
  return problems;
}
