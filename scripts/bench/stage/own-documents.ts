import { readPersistedDocuments } from '../../../api/http/build';
import { projectRoot } from '../../../api/project-root';

/** A document of our own client, as its screens send it. @throws {Error} when there is none of that name. */
export function ownDocument(name: string): string {
  const wanted = new RegExp(`\\b(?:query|mutation|subscription) ${name}\\b`);
  const found = [...readPersistedDocuments(projectRoot).values()].find((document) => wanted.test(document));
  if (!found) throw new Error(`our client has no document called ${name}`);
  return found;
}
