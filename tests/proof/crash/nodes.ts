import { setTimeout as sleep } from 'node:timers/promises';
import type { CarteServer } from '../../e2e/carte-server';
import type { Figures, ProofOptions } from '../proof-test';
import type { Stage } from '../stage/stage';

/** What is killed; the server that shoppers talk to most often, since it has the most to lose. */
export const VICTIMS = ['server', 'worker', 'PostgreSQL', 'server'] as const;

export type Victim = (typeof VICTIMS)[number];

/** A server that takes orders and one that sends them to the hooks, each a process of its own on one PostgreSQL. */
export interface Nodes {
  /** Of the one that takes orders, the same after a restart. */
  url(): string;
  /** kill -9, then a new start; resolves when it is ready. */
  killAndRestart(victim: Victim): Promise<void>;
  /** How often each was killed. */
  kills(): Figures;
  /** For good. */
  kill(): Promise<void>;
}

/**
 * Kills and restarts each of them in its turn, after pauses of any length up to the longest.
 *
 * @returns from when to when what sends, or the database, was away.
 */
export async function killInTurn(
  nodes: Nodes,
  {
    kills,
    longestPauseMs,
    tell,
  }: Pick<ProofOptions, 'tell'> & { readonly kills: number; readonly longestPauseMs: number },
): Promise<[number, number][]> {
  const outages: [number, number][] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(Math.random() * longestPauseMs);
    const victim = VICTIMS[killed % VICTIMS.length] ?? 'server';
    const from = performance.now();
    await nodes.killAndRestart(victim);
    if (victim !== 'server') outages.push([from, performance.now()]);
    if (killed % 20 === 19) tell(`${killed + 1} kills`);
  }
  return outages;
}

/** @param mutation - settings of the server alone. @param common - of both. */
export async function startNodes(
  stage: Stage,
  mutation: Readonly<Record<string, string>>,
  common: Readonly<Record<string, string>> = {},
): Promise<Nodes> {
  const startWorker = () => stage.startServer({ WORKER: 'on', PORT: '0', ...common });
  let worker: CarteServer = await startWorker();
  let server: CarteServer = await stage.startServer({ WORKER: 'off', PORT: '0', ...common, ...mutation });
  const { url } = server;
  const { port } = new URL(url);
  const counts: Record<Victim, number> = { server: 0, worker: 0, PostgreSQL: 0 };
  return {
    url: () => url,
    async killAndRestart(victim) {
      counts[victim] += 1;
      if (victim === 'server') {
        await server.kill();
        server = await stage.startServer({ WORKER: 'off', PORT: port, ...common, ...mutation });
      } else if (victim === 'worker') {
        await worker.kill();
        worker = await startWorker();
      } else {
        stage.cluster.kill();
        await stage.cluster.restart();
      }
    },
    kills: () => Object.fromEntries(Object.entries(counts).map(([victim, count]) => [`kills of ${victim}`, count])),
    async kill() {
      await server.kill();
      await worker.kill();
    },
  };
}
