import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { TEST_NOW } from '../../checkout/testing-world';
import { createNotifications } from '../../db/notifications';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { extensions } from '../../extensions/extensions';
import type { Services } from '../../graphql/context';
import { testContext } from '../../graphql/testing';
import { createLocalPhotoStorage } from '../../media/storage/photo-storage';
import { pictureDirectory } from '../../media/storage/picture-files';
import { createAnnouncer } from '../../receivers/worker/announce-order';
import { createPaymentAnnouncer } from '../../receivers/worker/announce-payment';
import { createLogger } from '../../telemetry/logger';
import { Answers } from '../cache/answers';
import { FrontCache } from '../cache/front-cache';
import { createGraphqlServer, type GraphqlLimits } from '../graphql/yoga';
import { RateLimits } from '../limits/rate-limits';
import { StreamLimits } from '../limits/stream-limits';
import { WorkBudget } from '../limits/work-budget';
import type { Build } from '../pages/build';
import { StoredDocuments } from '../pages/other-releases';
import type { RenderPage } from '../pages/render-page';
import { BodyBudget } from '../request/body-budget';
import { Draining } from '../request/draining';
import type { PublicAddress } from '../request/public-request';
import { loadRoutes } from '../rest/extension-routes';
import { listen } from './listen';
import { createServer } from './server';
import { TestClient } from './testing-client';

export const TEST_BUILD: Build = { id: 'build-1', timestamp: 1_763_640_000_000 };

/** The whole server on a port of its own, over a database of its own; pages are one line each. */
export interface TestServer {
  readonly url: string;
  readonly database: TestDatabase;
  /** What it answers: `GET /api/channel`; what only stands before others is not in it. */
  readonly routes: readonly string[];
  /** What its router has, with what stands before others: `ALL /api/*`. */
  readonly mounted: readonly string[];
  /** What was logged, one object for each line. */
  readonly logged: readonly Record<string, unknown>[];
  /** A browser, or a program, with a cookie jar of its own. */
  client(headers?: Readonly<Record<string, string>>): TestClient;
  close(): Promise<void>;
}

interface TestServerOptions {
  readonly documents?: ReadonlyMap<string, string>;
  readonly address?: Partial<PublicAddress>;
  readonly services?: Partial<Services>;
  /** Units of work that may be under way; by default as many as the server's own. */
  readonly mostWork?: number;
  /** The room that bodies share; by default as much as the server's own. */
  readonly bodies?: BodyBudget;
  /** Whether requests, operations and statements are spans. */
  readonly isTraced?: boolean;
  /** Requests of an address within a minute; without it nothing is counted. */
  readonly perMinute?: number;
  readonly graphqlLimits?: GraphqlLimits;
  /** Live streams of an address; without it nothing is counted. */
  readonly streamsOfAddress?: number;
  readonly restTimeoutMs?: number;
  readonly draining?: Draining;
  /** By default one line for each page. */
  readonly renderPage?: RenderPage;
}

function collectingLogger(lines: Record<string, unknown>[]): Logger {
  return createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
}

function makeClientDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'carte-client-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(directory, 'service-worker.js'), '');
  writeFileSync(join(directory, 'robots.txt'), 'User-agent: *');
  return directory;
}

const renderLine: RenderPage = async (request, { localePrefix, nonce, wantsPayload }) => {
  // As a page's action does with a form.
  if (request.method === 'POST') await request.text();
  return request.headers.get('accept') === 'text/html'
    ? new Response(`<script nonce="${nonce}"></script>`, { headers: { 'content-type': 'text/html' } })
    : Response.json({ page: new URL(request.url).pathname, localePrefix, wantsPayload });
};

export async function startTestServer({
  documents = new Map(),
  address,
  services: replaced,
  mostWork,
  bodies = new BodyBudget(),
  isTraced = false,
  perMinute,
  graphqlLimits,
  streamsOfAddress,
  restTimeoutMs,
  draining = new Draining(),
  renderPage = renderLine,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase({ isTraced });
  const logged: Record<string, unknown>[] = [];
  const notifications = createNotifications(database.url);
  const clientDirectory = makeClientDirectory();
  const tested = testContext(database.db, null);
  const services: Services = {
    ...tested,
    deployment: { ...tested.deployment, publicUrl: address?.publicUrl ?? null },
    notifications,
    logger: collectingLogger(logged),
    photos: createLocalPhotoStorage(clientDirectory),
    announceOrder: createAnnouncer(() => null, extensions),
    announcePayment: createPaymentAnnouncer(() => null),
    orderPages: () => null,
    mapTiles: null,
    now: () => TEST_NOW,
    ...replaced,
  };
  const whole: PublicAddress = { publicUrl: null, trustProxy: false, ...address };
  const limits = perMinute === undefined ? null : new RateLimits(perMinute, services.now);
  const budget = new WorkBudget({ ...(mostWork !== undefined && { most: mostWork }), isSharedOut: limits !== null });
  const streams = streamsOfAddress === undefined ? null : new StreamLimits(streamsOfAddress);
  const answers = new Answers();
  const app = createServer({
    answers,
    streams,
    services,
    clientDirectory,
    pictureFiles: pictureDirectory(join(clientDirectory, 'share-pictures')),
    extensions: await loadRoutes(extensions),
    apps: extensions.flatMap(({ app }) => app ?? []),
    limits,
    budget,
    bodies,
    draining,
    build: TEST_BUILD,
    address: whole,
    isTraced,
    ...(restTimeoutMs !== undefined && { restTimeoutMs }),
    yoga: createGraphqlServer(new StoredDocuments(documents), undefined, {
      isTraced,
      ...graphqlLimits,
      streams,
    }),
    renderPage,
  });
  const mounted = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))];
  const lane = isTraced
    ? null
    : new FrontCache({ answers, services, address: whole, limits, budget, bodies, draining });
  const server = await listen(app.fetch, { port: 0, hostname: '127.0.0.1', lane });
  return {
    url: server.url,
    database,
    routes: mounted.filter((route) => !route.startsWith('ALL ')),
    mounted,
    logged,
    client: (headers) => new TestClient(server.url, headers),
    async close() {
      await server.close(0);
      await notifications.close();
      await database.drop();
      rmSync(clientDirectory, { recursive: true, force: true });
    },
  };
}
