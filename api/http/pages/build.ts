import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Build = z.object({
  id: z.string(),
  timestamp: z.number(),
});

/** Which build is running: what `builds/latest.json` says. */
export type Build = z.infer<typeof Build>;

/** @throws {Error} when the project has not been built. */
export function readBuild(projectRoot: string): Build {
  return Build.parse(JSON.parse(readFileSync(join(projectRoot, 'build', 'build.json'), 'utf8')));
}

/** Our client's documents by SHA-256, as the code generator wrote them. */
export function readPersistedDocuments(projectRoot: string): ReadonlyMap<string, string> {
  const file = join(projectRoot, 'web', 'gql', 'persisted-documents.json');
  const documents = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(documents));
}
