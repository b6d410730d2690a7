import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { inlineStyles } from './document/inline-styles';
import { delayScripts } from './document/late-scripts';
import { type RequestContext, requestContext } from './graphql/request-context';
import { LocalizedApp } from './i18n/localized-app';
import { bundleOf, type MessageBundle } from './i18n/message-bundle';
import { serverMessages } from './i18n/server-messages';
import { withShopManifest } from './shop-manifest';
import { StructuredDataContext } from './storefront/structured-data/structured-data';
import { NonceContext } from './ui/theme/nonce';

// The HTTP server takes these from the bundle: a key that it imported itself would be another object.
export { splitLocalePrefix } from './i18n/locale-prefix';
export { requestContext };

const RENDER_TIMEOUT_MS = 10_000;

type Document = Pick<RequestContext, 'nonce' | 'readStyle' | 'reportError'>;

/** Renders to the end: a whole document can be cached, has a length, and hydrates without mismatch. */
function renderWhole(app: ReactNode, { nonce, reportError }: Document): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        pipe(
          new Writable({
            write(chunk, _encoding, done) {
              chunks.push(Buffer.from(chunk));
              done();
            },
            final(done) {
              resolve(Buffer.concat(chunks).toString('utf8'));
              done();
            },
          }),
        );
      },
      onShellError: reject,
      onError: reportError,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

/** Emotion's styles are collected only where Chakra is used; the storefront never pays for them. */
async function renderCommandCenter(app: ReactNode, document: Document): Promise<string> {
  const { createStyleCollector } = await import('./ui/theme/emotion-server');
  const { wrap, insertStyles } = createStyleCollector(document.nonce);
  return insertStyles(await renderWhole(wrap(app), document));
}

/** A shopper's phone paints what the document alone brings, and only then asks for more. */
async function renderStorefront(app: ReactNode, document: Document): Promise<string> {
  const { nonce, readStyle } = document;
  const html = await renderWhole(app, document);
  // In development React says of each tag that was changed on the way.
  return import.meta.env.DEV ? html : inlineStyles(delayScripts(html, nonce), nonce, readStyle);
}

const RENDERERS = {
  'command-center': renderCommandCenter,
  storefront: renderStorefront,
  welcome: renderWhole,
} satisfies Record<MessageBundle, unknown>;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce, readStyle, reportError, structuredData, wantsPayload } = loadContext.get(requestContext);
  if (wantsPayload) return Response.json(routerContext.staticHandlerContext.loaderData, { status });
  const bundle = bundleOf(new URL(request.url).pathname);
  const app = (
    <NonceContext value={nonce}>
      <LocalizedApp locale={locale} messages={serverMessages(locale, bundle)}>
        <StructuredDataContext value={structuredData}>
          <ServerRouter
            context={bundle === 'storefront' ? withShopManifest(routerContext) : routerContext}
            nonce={nonce}
            url={request.url}
          />
        </StructuredDataContext>
      </LocalizedApp>
    </NonceContext>
  );
  const render = RENDERERS[bundle];
  const html = await render(app, { nonce, readStyle, reportError });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/**
 * Responses that a loader threw on purpose never come here: only what nobody expected. What the router itself refuses, an
 * address or a method that no page has, is the caller's mistake, and no line of ours for each that a scanner tries.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(requestContext).reportError(error);
};
