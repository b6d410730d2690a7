import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import colorModeScript from './document/page-scripts/color-mode.ts?page-script';
import preHydrationScript from './document/page-scripts/pre-hydration-events.ts?page-script';
import { graphql } from './gql/gql';
import { GraphqlProvider } from './graphql/graphql-provider';
import { query } from './graphql/query';
import { requestContext } from './graphql/request-context';
import { bundleOf, messagesUrl } from './i18n/message-bundle';
import { useLocale } from './i18n/use-locale';
import { AppLinks } from './storefront/app/app-links';
import { keepPage } from './ui/feedback/page-keeper';
import { RouteError } from './ui/feedback/route-error';
import { EmptyLayout } from './ui/layout/empty-layout';
import { STILL } from './ui/layout/still-page';
import { lazyExtra } from './ui/lazy-extra';
import { NavProgress } from './ui/navigation/nav-progress';
import { RouteFocus } from './ui/navigation/route-focus';
import { ToastRegion } from './ui/overlay/toast-region';
import { PreHydrationEvents } from './ui/pre-hydration-events/pre-hydration-events';
import { accentVariables } from './ui/theme/accent';
import { browserBar } from './ui/theme/browser-bar';
import { useColorModeOnDocument } from './ui/theme/color-mode';
import { FontPreloads } from './ui/theme/font-preloads';
import { useNonce } from './ui/theme/nonce';
import { useIsHydrated } from './ui/use-is-hydrated';
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/reset.css';

const DocumentQuery = graphql(`
  query Document {
    channel {
      id
      accentColor
      currencyCode
      tintsBrowserBar
    }
  }
`);

/** Before any action or loader: a form that came from elsewhere is answered with the words of its refusal. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { refusal } = context.get(requestContext);
    if (refusal) throw data(refusal, { status: 403 });
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export async function loader({ context }: Route.LoaderArgs) {
  const { buildId, url } = context.get(requestContext);
  const { channel } = await query(context, DocumentQuery, {});
  const accentColor = channel?.accentColor ?? null;
  const accent = accentVariables(accentColor);
  const barColor = channel?.tintsBrowserBar ? accentColor : null;
  return { buildId, origin: url.origin, accent, barColor, currencyCode: channel?.currencyCode ?? null };
}

/** The document's own facts last as long as the document: another accent colour shows with the next one. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { locale: language } = useIntl();
  const locale = useLocale();
  const nonce = useNonce();
  useColorModeOnDocument();
  const { pathname } = useLocation();
  const root = useRouteLoaderData<typeof loader>('root');
  const bar = browserBar(root?.barColor);
  const bundle = bundleOf(pathname);
  const isStill = useMatches().some(({ handle }) => handle === STILL);
  return (
    // The colour mode is set by the script below, before React comes: the attribute is not React's to correct.
    <html
      data-bar={`${bar.light} ${bar.dark}`}
      data-color-mode="light"
      lang={language}
      style={{ ...root?.accent }}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} nonce={nonce} suppressHydrationWarning />
        {!isStill && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must listen before the page is seen
          <script dangerouslySetInnerHTML={{ __html: preHydrationScript }} nonce={nonce} suppressHydrationWarning />
        )}
        {/* Once the styles are there, they ask for the fonts themselves. */}
        {import.meta.env.SSR && <FontPreloads currencyCode={root?.currencyCode} locale={locale} />}
        {!isStill && (
          <link as="fetch" crossOrigin="anonymous" href={messagesUrl(locale, bundle)} nonce={nonce} rel="preload" />
        )}
        <meta content={bar.light} media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content={bar.dark} media="(prefers-color-scheme: dark)" name="theme-color" />
        {bundle === 'storefront' && <AppLinks locale={locale} />}
        {bundle !== 'storefront' && <link href="/favicon.svg" rel="icon" type="image/svg+xml" />}
        {/* Vite gives the styles that it puts in the page what lets them in. */}
        {import.meta.env.DEV && <meta nonce={nonce} property="csp-nonce" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStill && <PreHydrationEvents />}
        {!isStill && <ScrollRestoration nonce={nonce} />}
        {!isStill && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

const PageUpkeep = lazyExtra(async () => (await import('./ui/feedback/page-upkeep')).PageUpkeep);

function LazyPageUpkeep(page: ComponentProps<typeof PageUpkeep>) {
  return (
    useIsHydrated() && (
      <Suspense>
        <PageUpkeep {...page} />
      </Suspense>
    )
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <GraphqlProvider>
      <NavProgress />
      <RouteFocus />
      <LazyPageUpkeep {...loaderData} />
      <Outlet />
      <ToastRegion />
    </GraphqlProvider>
  );
}

/** The last resort: a failure outside of a layout is shown without the shop's navigation. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <EmptyLayout>
      <RouteError />
      <LazyPageUpkeep {...root} />
    </EmptyLayout>
  );
}
