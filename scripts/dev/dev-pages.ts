import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import { pagesOf } from '../../api/http/pages/load-pages';
import { pageMatches } from '../../api/http/pages/page-patterns';
import type { SourcePages } from '../../api/serve';

type Route = NonNullable<ServerBuild['routes'][string]>;

/** The pages before the modules of their routes are loaded. */
type LazyBuild = Omit<ServerBuild, 'routes'> & {
  readonly routes: Readonly<Record<string, Omit<Route, 'module'> & { readonly module: LazyModule }>>;
};
interface LazyModule {
  load(): Promise<Route['module']>;
}

/** Open pages poll for a newer build. In development there is none, because Vite reports changes. */
const BUILD = { id: 'development', timestamp: 0 };
/** Replaces a module that the requested page does not need. */
const NO_MODULE: Route['module'] = { default: () => null };
const SERVER_BUILD = 'virtual:react-router/server-build';

/**
 * Renders the pages from their sources: Vite loads them and serves the browser's modules inside the API's server.
 */
export async function startDevPages(root: string): Promise<SourcePages> {
  // The API's server is opened later. Vite takes a server only to hear its upgrades.
  const upgrades = new EventEmitter() as Server;
  const vite = await createServer({
    root,
    appType: 'custom',
    plugins: [lazyRoutes(), packagesOfServer(root)],
    server: { middlewareMode: { server: upgrades }, hmr: { server: upgrades } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages.');
  return {
    build: BUILD,
    renderPage: async (request, page) => {
      const build = await loadBuild(
        () => ssr.runner.import(SERVER_BUILD),
        new URL(request.url).pathname,
        page.localePrefix,
      );
      return pagesOf(build, { mode: 'development', buildId: BUILD.id, readStyle: () => null })(request, page);
    },
    lane: {
      serve: (incoming, outgoing, rest) => vite.middlewares(incoming, outgoing, () => rest(incoming, outgoing)),
      heard: (fetch) => fetch,
      upgrade: (incoming, socket, head) => void upgrades.emit('upgrade', incoming, socket, head),
    },
    close: () => vite.close(),
  };
}

/**
 * The router imports all pages, a thousand modules, to render one. This plugin imports each page only when it is
 * requested.
 */
function lazyRoutes(): Plugin {
  return {
    name: 'carte:lazy-routes',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!id.endsWith(SERVER_BUILD)) return null;
      return {
        code: code.replace(/import \* as (route\d+) from (".*?");/g, 'const $1 = { load: () => import($2) };'),
        map: null,
      };
    },
  };
}

/**
 * To collect a page's styles, the router looks up what the server's modules import in the browser's graph too. Vite
 * would take a package's dependency for a new one of the browser's, bundle all packages again and reload the page with
 * a second React. Such a lookup names no importing module but the root's `index.html`.
 */
function packagesOfServer(root: string): Plugin {
  const nobody = join(root, 'index.html');
  return {
    name: 'carte:packages-of-server',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^@?[a-z][\w.-]*(\/|$)/i },
      handler: (id, importer) => (importer === nobody ? { id, external: true } : null),
    },
  };
}

/**
 * Unchanged modules are not loaded again. A file saved during a load would mix modules of two states, so the load
 * then repeats.
 */
async function loadBuild(load: () => Promise<LazyBuild>, pathname: string, localePrefix: string): Promise<ServerBuild> {
  for (;;) {
    const build = await load();
    const matches = pageMatches(build.routes)(pathname, localePrefix);
    const needed = new Set(['root', ...matches.map(({ route }) => route.id)]);
    const loaded = Object.entries(build.routes).map(async ([id, route]) => {
      return [id, { ...route, module: needed.has(id) ? await route.module.load() : NO_MODULE }] as const;
    });
    const routes = Object.fromEntries(await Promise.all(loaded));
    if ((await load()) === build) return { ...build, routes };
  }
}
