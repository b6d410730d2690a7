import { type ReactNode, useEffect } from 'react';
import { createRoutesStub, type LoaderFunctionArgs, Outlet } from 'react-router';
import { Provider } from 'urql';
import { render } from 'vitest-browser-react/pure';
import type { Locale } from '../../domain/locale';
import * as commandCenter from '../command-center/frame/command-center-route';
import { ErrorBoundary } from '../command-center/frame/inside';
import * as staff from '../command-center/frame/staff-route';
import { Board } from '../command-center/kit/context/board';
import { InCommandCenter } from '../command-center/kit/context/command-center-context';
import { DirtyGuard } from '../command-center/kit/form/dirty-guard';
import type { Permission } from '../gql/graphql';
import { LocalizedApp } from '../i18n/localized-app';
import { bundleOf } from '../i18n/message-bundle';
import { serverMessages } from '../i18n/server-messages';
import { CartProvider } from '../storefront/layout/cart-provider';
import { RenewShop } from '../storefront/layout/renew-shop';
import * as storefront from '../storefront/layout/storefront-layout';
import { SHOP_ROUTE } from '../storefront/shop/use-shop';
import { keepPage, type Results } from '../ui/feedback/page-keeper';
import { useKeptPage } from '../ui/feedback/use-kept-page';
import { ToastRegion } from '../ui/overlay/toast-region';
import { type Answer, AnsweringApi } from './answering-api';
import { contextOf } from './context-of';
import { HERE, LEAVES, PERMISSIONS } from './defaults';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/reset.css';

/** A module of `web/routes.ts`, its loader and action included. */
interface RouteModule {
  default(props: object): ReactNode;
  loader?(args: LoaderFunctionArgs): unknown;
  action?(args: LoaderFunctionArgs): unknown;
}

interface Around {
  readonly answers?: readonly Answer[];
  readonly locale?: Locale;
}

interface ForStaff extends Around {
  readonly permissions?: readonly Permission[];
}

interface At extends Around {
  /** As in `web/routes.ts`, from the root: `command-center/checkout/:orderId`. */
  readonly path: string;
  /** The path itself unless given. */
  readonly url?: string;
}

/** A page of the command center with its frame, for an owner unless an answer says otherwise. */
export function renderStaffPage(route: RouteModule, { path, ...at }: At) {
  const page = { path: `/${path}`, ...stub(route) };
  const inside = { ErrorBoundary, children: [page] };
  const frame = { id: 'command-center', ...stub(commandCenter), children: [inside] };
  return renderRoutes([{ id: 'staff', ...stub(staff), children: [frame] }], { path, ...at });
}

/** A page of the storefront with its layout and cart. */
export function renderShopPage(route: RouteModule, { path, ...at }: At) {
  const page = { path: `/${path}`, ...stub(route) };
  return renderRoutes([{ id: SHOP_ROUTE, ...stub(storefront), children: [page] }], { path, ...at });
}

/** A page that brings its own layout: checkout, finish, payment, welcome. */
export function renderPage(route: RouteModule, at: At) {
  return renderRoutes([{ path: `/${at.path}`, ...stub(route) }], at);
}

/** A page of staff without the frame: a way in, a ticket. */
export function renderUnframedPage(route: RouteModule, at: At) {
  return renderRoutes([{ ...stub(staff), children: [{ path: `/${at.path}`, ...stub(route) }] }], at);
}

/** A component among what the command center gives its pages, with a role's permissions and nothing around it. */
export function renderForStaff(ui: ReactNode, { permissions = PERMISSIONS, ...around }: ForStaff = {}) {
  const room = {
    ...HERE,
    shopName: HERE.name,
    permissions: new Set(permissions),
    ownPath: '/command-center',
    now: Date.parse(LEAVES.DateTime),
    board: new Board(),
  };
  const Room = () => (
    <InCommandCenter value={room}>
      <DirtyGuard>{ui}</DirtyGuard>
    </InCommandCenter>
  );
  const path = 'command-center';
  return renderRoutes([{ ...stub(staff), children: [{ path, Component: Room }] }], { path, ...around });
}

/** A component of the storefront with the shop and a cart, and nothing around it. */
export function renderForShoppers(ui: ReactNode, around: Around = {}) {
  const Room = () => (
    <CartProvider>
      {ui}
      <RenewShop />
    </CartProvider>
  );
  const room = { id: SHOP_ROUTE, path: '/', loader: stub(storefront).loader, Component: Room };
  return renderRoutes([room], { path: '', ...around });
}

type Stub = Parameters<typeof createRoutesStub>[0][number];

function stub({ default: Component, loader, action }: RouteModule): Stub {
  return {
    Component,
    ...(loader && { loader: (args) => loader(args) }),
    ...(action && { action: (args) => action(args) }),
  };
}

/** @returns the screen's locators, and the API that answers it, once the loaders have read what they show. */
async function renderRoutes(routes: Stub[], { path, url = `/${path}`, answers = [], locale = 'en' }: At) {
  const api = new AnsweringApi(answers);
  const effects = Promise.withResolvers<void>();
  const App = () => {
    useKeptPage();
    // A parent's effect runs after those of its children: the page listens to what a test does next.
    useEffect(() => effects.resolve(), []);
    return (
      <Provider value={api.client}>
        <Outlet />
        <ToastRegion />
      </Provider>
    );
  };
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        // The root route's own, for results of whatever type.
        middleware: [async (args, next) => keepPage(args, async () => resultsOf(await next()))],
        Component: App,
        HydrateFallback: () => null,
        children: routes,
      },
    ],
    contextOf(api, locale, url),
  );
  document.documentElement.dataset.colorMode = 'light';
  document.documentElement.lang = locale;
  const screen = await render(
    <LocalizedApp locale={locale} messages={serverMessages(locale, bundleOf(url))}>
      <Stub initialEntries={[url]} />
    </LocalizedApp>,
  );
  await effects.promise;
  return Object.assign(screen, { api });
}

function resultsOf(results: unknown): Results {
  return Object.fromEntries(Object.entries(results ?? {}));
}
