import type { Hono } from 'hono';
import type { Services } from '../../graphql/context';
import type { PictureFiles } from '../../media/storage/picture-files';
import type { ServerEnv } from '../request/server-env';
import type { RestRoute } from './route';

/** What an extension adds to the HTTP server. */
export interface ServerExtension {
  /** Imports its paths, which need the whole schema and therefore load after it. */
  readonly routes?: () => Promise<readonly RestRoute[]>;
  readonly app?: ExtensionApp;
}

/** Addresses outside of `/api`, which answer no JSON. */
export interface ExtensionApp {
  readonly path: string;
  readonly open: (parts: AppParts) => Hono<ServerEnv>;
}

export interface AppParts {
  readonly services: Services;
  readonly pictureFiles: PictureFiles;
}

export async function loadRoutes(extensions: readonly ServerExtension[]): Promise<readonly RestRoute[]> {
  return (await Promise.all(extensions.map(async ({ routes }) => (await routes?.()) ?? []))).flat();
}
