import type { RestRoute } from './route';

/** What an extension adds to the HTTP server. */
export interface ServerExtension {
  /** Imports its paths, which need the whole schema and therefore load after it. */
  readonly routes?: () => Promise<readonly RestRoute[]>;
}

export async function loadRoutes(extensions: readonly ServerExtension[]): Promise<readonly RestRoute[]> {
  return (await Promise.all(extensions.map(async ({ routes }) => (await routes?.()) ?? []))).flat();
}
