import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { LOCALES } from '../../../domain/locale';
import { VERSION } from '../../kernel/version';
import { pagePatterns } from './page-patterns';
import type { RenderPage } from './render-page';

/** The router marks styles that its entry brings by an empty fragment. */
const STYLE_SHEET = /^(\/assets\/[\w.-]+\.css)#?$/;

/** Reads the build's style sheets, each once: pages bring them along. @returns null for any other address. */
function builtStyles(client: string): (href: string) => string | null {
  const styles = new Map<string, string>();
  return (href) => {
    const [, path] = STYLE_SHEET.exec(href) ?? [];
    if (!path) return null;
    const style = styles.get(path) ?? readFileSync(join(client, path), 'utf8').trim();
    styles.set(path, style);
    return style;
  };
}

const ROUTES = '_routes';

/** What the bundle's entry shares with the server: a context key is an object, and the bundle has a copy of its own. */
interface PageEntry {
  readonly requestContext: Parameters<RouterContextProvider['set']>[0];
}

/**
 * The built pages.
 *
 * @param buildId - given to the pages, which ask whether it is still the newest.
 */
export async function loadPages(projectRoot: string, buildId: string): Promise<RenderPage> {
  const file = pathToFileURL(join(projectRoot, 'build', 'server', 'index.js')).href;
  const build: ServerBuild = await import(file);
  return pagesOf(build, { mode: 'production', buildId, readStyle: builtStyles(join(projectRoot, 'build', 'client')) });
}

interface PagesOptions {
  readonly mode: 'production' | 'development';
  readonly buildId: string;
  /** Text of a style sheet by its address; null leaves it linked. */
  readonly readStyle: (href: string) => string | null;
}

/** The pages of a build as one function. The router's basename carries the language, so there is one handler for each. */
export function pagesOf(build: ServerBuild, { mode, buildId, readStyle }: PagesOptions): RenderPage {
  const { requestContext } = build.entry.module as unknown as PageEntry;
  const withoutPrefix = createRequestHandler(build, mode);
  const handlers = new Map<string, typeof withoutPrefix>(
    LOCALES.map((locale) => [`/${locale}`, createRequestHandler({ ...build, basename: `/${locale}` }, mode)]),
  );
  const patternOf = pagePatterns(build.routes);
  return (request, { scope, localePrefix, search, nonce, fetchGraphql, wantsPayload, refusal, tellRoute }) => {
    const context = new RouterContextProvider();
    const url = new URL(request.url);
    const { pathname } = url;
    url.search = search;
    // Which parts of a page the router asks for: nothing that the visitor did.
    if (url.searchParams.has(ROUTES)) url.searchParams.delete(ROUTES);
    tellRoute(() => patternOf(pathname, localePrefix));
    context.set(requestContext, {
      fetchGraphql,
      locale: scope.context.locale,
      localePrefix,
      url,
      nonce,
      readStyle,
      buildId,
      version: VERSION,
      wantsPayload,
      refusal,
      structuredData: [],
      reportError: (error: unknown) => {
        scope.context.logger.error({ err: error, route: patternOf(pathname, localePrefix) }, 'a page failed to render');
      },
    });
    return (handlers.get(localePrefix) ?? withoutPrefix)(request, context);
  };
}
