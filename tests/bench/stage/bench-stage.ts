import { randomBytes } from 'node:crypto';
import { createDatabase, type Database } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrate';
import { createStaffSession } from '../../../api/staff/sessions/session.store';
import { prepare } from '../../../scripts/preparation/prepare.mjs';
import { type CarteServer, makeDataDirectory, startCarte } from '../../e2e/carte-server';
import { type Cluster, startCluster } from '../../proof/stage/cluster';
import { query } from '../../proof/stage/ledger';
import { openShop, type ProofShop } from '../../proof/stage/shop';
import { FIXED_MENU, fillMenu } from './menu';
import { addLiveOrders, addPastOrders, type OrderedFrom } from './past-orders';

/** The built server in production mode on a PostgreSQL of its own, with the fixed menu and a long past. */
export interface BenchStage {
  readonly cluster: Cluster;
  readonly shop: ProofShop;
  readonly orderedFrom: OrderedFrom;
  readonly server: CarteServer;
  /** `Cookie` header of a session of an administrator. */
  readonly staffCookie: string;
  /** How many past orders there are now. */
  pastOrders(): number;
  /** Adds past orders until there are as many. */
  growPast(orders: number): Promise<void>;
  /** One more server on the same database. */
  startServer(environment?: Readonly<Record<string, string>>): Promise<CarteServer>;
  close(): Promise<void>;
}

export const PROMO_CODE = 'FRIDAY';
export const PAST_ORDERS = 100_000;
const RECEIVERS = 3;

/**
 * @param pastOrders - how many orders are over when the bench begins.
 * @param profileDirectory - where the first server leaves a profile of its processor when it ends; null: none is taken.
 */
export async function openBenchStage(pastOrders: number, profileDirectory: string | null): Promise<BenchStage> {
  if (!(await prepare('server'))) throw new Error('the server could not be built');
  const cluster = await startCluster();
  const data = await makeDataDirectory();
  const sweep = async () => {
    await cluster.remove();
    await data.remove();
  };
  try {
    const { close, ...stage } = await openServers({ cluster, dataDirectory: data.path, pastOrders, profileDirectory });
    return {
      ...stage,
      close: async () => {
        try {
          await close();
        } finally {
          await sweep();
        }
      },
    };
  } catch (error) {
    await sweep();
    throw error;
  }
}

interface ServersInput {
  readonly cluster: Cluster;
  readonly dataDirectory: string;
  readonly pastOrders: number;
  readonly profileDirectory: string | null;
}

async function openServers(input: ServersInput): Promise<BenchStage> {
  const { cluster, dataDirectory, pastOrders, profileDirectory } = input;
  const secretKey = randomBytes(32);
  const { shop, staffCookie } = await openFixedShop(cluster, secretKey);
  const { channel } = shop.world;
  const orderedFrom: OrderedFrom = {
    channelId: channel.id,
    warehouseId: shop.world.warehouse(),
    paymentMethodId: shop.world.payment(),
  };
  let past = 0;
  const growPast = async (orders: number) => {
    if (orders > past) await addPastOrders(cluster.url, orderedFrom, past, orders);
    past = Math.max(past, orders);
    await query(cluster.url, 'analyze');
  };
  await addLiveOrders(cluster.url, orderedFrom);
  await growPast(pastOrders);
  const start = (environment: Readonly<Record<string, string>>, profiledTo: string | null) =>
    startCarte({
      dataDirectory,
      profileDirectory: profiledTo,
      environment: {
        DATABASE_URL: cluster.url,
        SECRET_KEY: secretKey.toString('base64'),
        // One address is all the shoppers here.
        RATE_LIMIT: '10000000',
        WORKER: 'off',
        ...environment,
      },
    });
  const startServer: BenchStage['startServer'] = (environment = {}) => start(environment, null);
  const server = await start({}, profileDirectory);
  const parts = { cluster, shop, orderedFrom, server, staffCookie, growPast, startServer };
  return { ...parts, pastOrders: () => past, close: () => server.stop() };
}

async function openFixedShop(cluster: Cluster, secretKey: Buffer) {
  await migrate(cluster.url);
  const db = createDatabase(cluster.url);
  try {
    const shop = await openShop(db, {
      // Nobody listens there: what the worker sends is another proof's, and it rests while orders are placed here.
      receiverUrls: Array.from({ length: RECEIVERS }, (_, index) => `http://127.0.0.1:9/${index}`),
      promo: { code: PROMO_CODE, totalLimit: 1_000_000 },
      secretKey,
    });
    const { channel, catalog } = shop.world;
    await db.category.deleteMany({});
    await db.product.deleteMany({});
    await fillMenu(cluster.url, { ...FIXED_MENU, channelId: channel.id, menuId: catalog.menuId });
    return { shop, staffCookie: await openStaffSession(db, channel.id) };
  } finally {
    await db.$disconnect();
  }
}

async function openStaffSession(db: Database, channelId: string): Promise<string> {
  const member = await db.staffMember.create({
    data: { channelId, login: 'bench', name: 'Bench', role: 'ADMIN', passwordHash: 'nobody signs in with it' },
  });
  const { token } = await db.$transaction((tx) =>
    createStaffSession(tx, { channelId, staffMemberId: member.id, previousId: null, userAgent: null, now: new Date() }),
  );
  return `carte_session=${token}`;
}
