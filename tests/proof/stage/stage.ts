import { randomBytes } from 'node:crypto';
import { createDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrate';
import type { Channel } from '../../../api/generated/prisma/client';
import { prepare } from '../../../scripts/preparation/prepare.mjs';
import { type CarteServer, makeDataDirectory, startCarte } from '../../e2e/carte-server';
import { type Cluster, startCluster } from './cluster';
import { type Receiver, type ReceiverManners, startReceiver } from './receiver';
import { openShop, type ProofShop, type ShopOptions } from './shop';

/** A shop with real parts, each a process of its own: PostgreSQL, hooks, and as many servers as are started. */
export interface Stage {
  readonly cluster: Cluster;
  readonly shop: ProofShop;
  readonly receivers: readonly Receiver[];
  /** A server on the same database. @param environment - settings of this one. @param enter - what its command begins with. */
  startServer(environment?: Readonly<Record<string, string>>, enter?: readonly string[]): Promise<CarteServer>;
  /** Ends all but the servers, whose end is the caller's. */
  close(): Promise<void>;
}

export interface StageOptions {
  readonly settings?: Partial<Channel>;
  readonly promo?: ShopOptions['promo'];
  readonly takesCards?: boolean;
  readonly receivers: number;
  readonly receiverManners?: ReceiverManners;
  /** The folder for the database’s files. */
  readonly place?: string;
}

/** Once a run: a test may open several stages. */
let prepared: Promise<boolean> | null = null;

/** @throws {Error} when the server cannot be built. */
export async function openStage({
  settings,
  promo,
  takesCards,
  receivers: count,
  receiverManners,
  place,
}: StageOptions): Promise<Stage> {
  prepared ??= prepare('server');
  if (!(await prepared)) throw new Error('the server could not be built');
  const secretKey = randomBytes(32);
  const cluster = await startCluster(place);
  await migrate(cluster.url);
  const receivers: Receiver[] = [];
  for (let started = 0; started < count; started += 1) receivers.push(await startReceiver(receiverManners));
  const db = createDatabase(cluster.url);
  const receiverUrls = receivers.map(({ url }) => url);
  const shop = await openShop(db, { settings, promo, takesCards, receiverUrls, secretKey });
  await db.$disconnect();
  const data = await makeDataDirectory();
  return {
    cluster,
    shop,
    receivers,
    startServer: (environment, enter) =>
      startCarte({
        ...(enter && { enter }),
        dataDirectory: data.path,
        environment: { DATABASE_URL: cluster.url, SECRET_KEY: secretKey.toString('base64'), ...environment },
      }),
    async close() {
      for (const receiver of receivers) receiver.close();
      await cluster.remove();
      await data.remove();
    },
  };
}
