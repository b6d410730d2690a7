import type { Database } from '../../../api/db/client';
import { extensions } from '../../../api/extensions/extensions';
import { testContext } from '../../../api/graphql/testing';
import { createGraphqlServer } from '../../../api/http/graphql/yoga';
import { StoredDocuments } from '../../../api/http/pages/other-releases';
import { loadRoutes } from '../../../api/http/rest/extension-routes';
import { createServer } from '../../../api/http/server/server';
import { pictureDirectory } from '../../../api/media/storage/picture-files';

/** A path of the server as its router has it, with `:name` for what changes. */
export type Route = string;

/** Pages that read what stands in their address or in a form; the router of the server has one pattern for all. */
const PAGES: readonly Route[] = [
  ...['/', '/checkout', '/checkout/plain', '/finish', '/search', '/welcome', '/:page', '/catalog', '/catalog/:slug'],
  ...['/catalog/:slug/:slug', '/ru/catalog/:slug', '/catalog/:slug/_payload.json', '/command-center/:page'],
  ...['/command-center/orders/:id', '/command-center/catalog/:id'],
];

/** Every path that the server answers by a route of its own, and the pages'. */
export async function readRoutes(): Promise<Route[]> {
  const app = createServer({
    // Nothing is asked of any part: only what was mounted is looked at.
    services: testContext(null as unknown as Database, null),
    address: { publicUrl: null, trustProxy: false },
    yoga: createGraphqlServer(new StoredDocuments(new Map())),
    build: { id: 'fuzz', timestamp: 0 },
    renderPage: async () => new Response(),
    clientDirectory: '.',
    pictureFiles: pictureDirectory('.'),
    extensions: await loadRoutes(extensions),
    apps: extensions.flatMap(({ app }) => app ?? []),
  });
  return [...new Set([...app.routes.map(({ path }) => path), ...PAGES])].sort();
}
