import type { CarteServer } from '../../e2e/carte-server';
import type { Stage } from '../stage/stage';
import { PER_MINUTE } from './flood';

const NODES = 3;
/** Longer than the balancer takes to see that a node is not ready. */
const DRAIN_SECONDS = '5';

/** Three whole servers, each with its worker, on one PostgreSQL; they stay where they are when they start again. */
export interface ClusterNodes {
  readonly urls: readonly string[];
  /** kill -9, then a new start. */
  killAndRestart(index: number): Promise<void>;
  /** As a new version is rolled out: SIGTERM, its end, a new start. */
  restart(index: number): Promise<void>;
  /** For good. */
  kill(): Promise<void>;
}

/** @param lastNode - settings of the last one, if it is to differ. */
export async function startClusterNodes(
  stage: Stage,
  lastNode: Readonly<Record<string, string>> = {},
): Promise<ClusterNodes> {
  const start = (index: number, port: string) =>
    stage.startServer({
      PORT: port,
      TRUST_PROXY: 'on',
      RATE_LIMIT: String(PER_MINUTE),
      DRAIN_SECONDS,
      ...(index === NODES - 1 ? lastNode : {}),
    });
  const servers: CarteServer[] = [];
  for (let index = 0; index < NODES; index += 1) servers.push(await start(index, '0'));
  const urls = servers.map(({ url }) => url);
  const again = async (index: number) => {
    servers[index] = await start(index, new URL(urls[index] ?? '').port);
  };
  return {
    urls,
    async killAndRestart(index) {
      await servers[index]?.kill();
      await again(index);
    },
    async restart(index) {
      await servers[index]?.stop();
      await again(index);
    },
    kill: async () => void (await Promise.all(servers.map((server) => server.kill()))),
  };
}
