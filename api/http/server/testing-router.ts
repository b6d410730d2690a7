import { createRequestHandler, type ServerBuild } from 'react-router';
import type { RenderPage } from '../pages/render-page';

/** Real pages of the real router, each of which tells where it was asked and what its form said. */
export function routerOf(paths: readonly string[]): RenderPage {
  const tell = async ({ request }: { request: Request }) => ({
    url: request.url,
    form: Object.fromEntries(await request.formData()),
  });
  const route = (id: string, path: string, parentId?: string): ServerBuild['routes'][string] => ({
    id,
    path,
    ...(parentId !== undefined && { parentId }),
    module: { default: () => null, action: tell },
  });
  const build: ServerBuild = {
    entry: {
      module: {
        default: (_request, status, _headers, { staticHandlerContext }) =>
          Response.json(staticHandlerContext.actionData, { status }),
      },
    },
    routes: { root: route('root', ''), ...Object.fromEntries(paths.map((path) => [path, route(path, path, 'root')])) },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    future: {},
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  return async (request, { localePrefix, refusal }) =>
    refusal
      ? Response.json(refusal, { status: 403 })
      : createRequestHandler({ ...build, basename: localePrefix || '/' }, 'production')(request);
}
