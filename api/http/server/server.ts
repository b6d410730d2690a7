import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { isLocale } from '../../../domain/locale';
import type { Services } from '../../graphql/context';
import type { PictureFiles } from '../../media/storage/picture-files';
import { NO_METER } from '../../telemetry/meter';
import { Answers } from '../cache/answers';
import { explorerRoutes } from '../graphql/graphiql';
import { graphqlRoutes } from '../graphql/graphql.rest';
import { liveStreamRoutes } from '../graphql/live-stream.rest';
import type { Yoga } from '../graphql/yoga';
import { admission, restInTurn } from '../limits/admission';
import { announcedBodies } from '../limits/body-limits';
import { addressLimit, callerLimit } from '../limits/rate-limit';
import type { RateLimits } from '../limits/rate-limits';
import { restTimeout } from '../limits/rest-timeout';
import type { StreamLimits } from '../limits/stream-limits';
import { WorkBudget } from '../limits/work-budget';
import type { Build } from '../pages/build';
import { filesOfOtherReleases, type OtherReleases } from '../pages/other-releases';
import { pageRoutes } from '../pages/pages.rest';
import type { RenderPage } from '../pages/render-page';
import { serviceWorkerRoutes } from '../pages/service-worker.rest';
import { staticFiles } from '../pages/static-files';
import { appendAnswerHeader, setAnswerHeader } from '../request/answer-header';
import { arrived } from '../request/arrived';
import { BodyBudget } from '../request/body-budget';
import { Draining, withoutKeepAlive } from '../request/draining';
import { identified } from '../request/identified';
import { ListedOrigins } from '../request/listed-origins';
import { logged } from '../request/logged';
import { measured } from '../request/measured';
import { originCheck } from '../request/origin-check';
import { isHttps, type PublicAddress } from '../request/public-request';
import { requestBodies } from '../request/request-bodies';
import { createRequestScope } from '../request/request-context';
import type { ServerEnv } from '../request/server-env';
import { refusedTokens, shoppersWrites } from '../request/token-checks';
import type { ExtensionApp } from '../rest/extension-routes';
import { filePaths, serverPaths, shopperPaths, staffPaths } from '../rest/paths';
import { mediaRoutes } from '../rest/paths/media.rest';
import { searchEngineRoutes } from '../rest/paths/search-engines.rest';
import { webAppRoutes } from '../rest/paths/web-app.rest';
import { answerFailure } from '../rest/rest-errors';
import { type Health, mounted, type RestRoute } from '../rest/route';
import { unknownPath } from '../rest/unknown-path';
import { crossOrigin, crossOriginRefusals } from './cross-origin';
import { knownMethods } from './known-methods';
import { securityHeaders } from './security-headers';
import { traced } from './traced';

export interface ServerParts {
  readonly services: Services;
  readonly address: PublicAddress;
  readonly yoga: Yoga;
  readonly build: Build;
  readonly renderPage: RenderPage;
  /** The built client's files. */
  readonly clientDirectory: string;
  /** Whose files open pages may still ask for. */
  readonly otherReleases?: OtherReleases | null;
  /** Where drawn share pictures are kept. */
  readonly pictureFiles: PictureFiles;
  /** Paths of extensions. */
  readonly extensions: readonly RestRoute[];
  readonly apps: readonly ExtensionApp[];
  /** Where the built-in database lies; null when there is another one. */
  readonly databaseDirectory?: string | null;
  /** What else `/health/ready` says: see {@link Health}. */
  readonly report?: Health['report'];
  /** The work under way; by default as much as a small server carries. */
  readonly budget?: WorkBudget;
  /** The room that all bodies share. */
  readonly bodies?: BodyBudget;
  /** What is kept of answers. */
  readonly answers?: Answers;
  /** How much an address, a session and a token may send within a minute; without any nothing is counted. */
  readonly limits?: RateLimits | null;
  /** Whether rendered pages of the catalog are kept; by default they are. */
  readonly keepsPages?: boolean;
  /** Whether shoppers' browsers keep the menu that they saw; by default they do. */
  readonly keepsOffline?: boolean;
  /** Whether each request is a span. */
  readonly isTraced?: boolean;
  /** How long a request of the REST paths may take; by default 10 s. */
  readonly restTimeoutMs?: number;
  /** Says when the end is near. */
  readonly draining?: Draining;
  /** How many live streams somebody may hold open; without any nothing is counted. */
  readonly streams?: StreamLimits | null;
}

/** Where programs and pages of other origins call. */
const API_PATHS = ['/api/*', '/graphql'];

/** Where anybody reads what is answered without the shop. */
const FILE_PATHS = ['/health/*', '/media/*', '/builds/*'];

/** The whole server as one fetch handler. */
export function createServer({
  services,
  address,
  yoga,
  build,
  renderPage,
  clientDirectory,
  otherReleases = null,
  pictureFiles,
  extensions,
  apps,
  databaseDirectory = null,
  report,
  limits = null,
  budget = new WorkBudget({ isSharedOut: limits !== null }),
  bodies = new BodyBudget(),
  answers = new Answers(),
  keepsPages = true,
  keepsOffline = true,
  isTraced = false,
  restTimeoutMs,
  draining = new Draining(),
  streams = null,
}: ServerParts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.onError(answerFailure(services.logger));
  app.use(withoutKeepAlive(draining));
  app.use(identified);
  app.use(arrived(address, services.logger));
  app.use(requestBodies(bodies));
  app.use(logged(services.logger));
  if (isTraced) app.use(traced(address));
  if (services.meter !== NO_METER) app.use(measured(services.meter));
  app.use(securityHeaders(isHttps(address)));
  app.use(knownMethods);
  const health = { db: services.db, address, databaseDirectory, draining, report };
  const parts = { health, build, answers, streams, extensions };
  const takingFiles = extensions.filter(({ file }) => file);
  const others = extensions.filter(({ file }) => !file);
  app.route('/', mounted(serverPaths, parts));
  app.route('/media', mediaRoutes(services.photos));
  for (const path of FILE_PATHS) app.all(path, unknownPath(app));
  app.use('/assets/*', staticFiles(clientDirectory));
  if (otherReleases) app.use('/assets/*', filesOfOtherReleases(otherReleases));
  // A page's old chunk that is gone stays gone: no page is rendered in its place.
  app.all('/assets/*', (c) => c.notFound());
  app.use('/icons/*', staticFiles(clientDirectory));
  // Of the page that is shown without a database.
  app.get('/offline.js', staticFiles(clientDirectory));
  app.use(compress());
  app.route('/', serviceWorkerRoutes({ clientDirectory, build, isOn: keepsOffline }));
  app.route('/graphql/explorer', explorerRoutes());
  const listed = new ListedOrigins();
  for (const path of API_PATHS) app.use(path, crossOriginRefusals(listed));
  app.use(admission(budget));
  if (limits) app.use(addressLimit(limits));
  app.use(announcedBodies(takingFiles));
  app.use(scoped({ services, address, limits }));
  for (const path of API_PATHS) app.use(path, crossOrigin(listed));
  if (limits) app.use(callerLimit(limits));
  app.use(refusedTokens);
  app.use(originCheck(services.logger));
  app.use('/api/*', notStored);
  app.route('/', mounted([...filePaths, ...takingFiles], parts));
  app.route('/graphql/stream', liveStreamRoutes(yoga));
  app.route('/graphql', graphqlRoutes(yoga, answers));
  app.all('/graphql/*', unknownPath(app));
  app.use('/api/*', restInTurn, restTimeout(restTimeoutMs));
  app.route('/', mounted(staffPaths, parts));
  app.use('/api/*', shoppersWrites);
  app.route('/', mounted([...shopperPaths, ...others], parts));
  app.all('/api/*', unknownPath(app));
  app.route('/', searchEngineRoutes());
  for (const { path, open } of apps) {
    app.use(`${path}/*`, restInTurn);
    app.route(path, open({ services, pictureFiles }));
  }
  app.use(staticFiles(clientDirectory));
  app.route('/', webAppRoutes());
  app.route('/', pageRoutes(renderPage, yoga, keepsPages ? answers : null));
  return app;
}

/** Answers of the API are of their moment, unless a path says otherwise. */
const notStored: MiddlewareHandler = (c, next) => {
  c.header('cache-control', 'no-store');
  return next();
};

function scoped({
  services,
  address,
  limits,
}: Pick<ServerParts, 'services' | 'address' | 'limits'>): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const prefix = c.req.path.split('/')[1];
    const scope = await createRequestScope(c.req.raw, {
      services,
      address,
      limits,
      arrival: c.get('arrival'),
      requestId: c.get('requestId'),
      localePrefix: isLocale(prefix) ? prefix : null,
      takesTokens: prefix === 'graphql' || prefix === 'api',
      inTurn: c.get('work').inTurn,
    });
    c.set('scope', scope);
    await next();
    for (const [name, value] of scope.headers) setAnswerHeader(c, name, value);
    for (const cookie of scope.cookies) appendAnswerHeader(c, 'set-cookie', cookie);
  };
}
