import { readPersistedDocuments } from '../../../api/http/pages/build';
import { projectRoot } from '../../../api/kernel/project-root';

/**
 * The body that our own client sends for one of its documents: its hash alone, as limits for strangers' documents do not count
 * for stored ones.
 *
 * @throws {Error} when there is none of that name.
 */
export function ownRequest(name: string, variables: Readonly<Record<string, unknown>> = {}): string {
  const wanted = new RegExp(`\\b(?:query|mutation|subscription) ${name}\\b`);
  const found = [...readPersistedDocuments(projectRoot)].find(([, document]) => wanted.test(document));
  if (!found) throw new Error(`our client has no document called ${name}`);
  const persistedQuery = { version: 1, sha256Hash: found[0] };
  return JSON.stringify({ operationName: name, variables, extensions: { persistedQuery } });
}
