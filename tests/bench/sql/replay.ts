import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Load, quantile } from '../finding';
import type { Script } from './script';

/** As many as the server itself holds. */
const CONNECTIONS = 10;

/** A script that is run on PostgreSQL alone, over as many connections as the server has. */
export interface Replay {
  run(seconds: number): Promise<Load>;
  close(): Promise<void>;
}

interface ReplayOptions {
  /** The replacement of a recorded part in that run; null: a new value. */
  readonly known?: (part: string, run: number) => string | null;
}

/** Every statement is prepared once a connection, as the server's are. */
export async function openReplay(url: string, script: Script, { known }: ReplayOptions = {}): Promise<Replay> {
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  let runs = 0;
  const runOnce = async (client: pg.Client) => {
    runs += 1;
    const values = script.values(fillOf(runs, known));
    for (const [at, text] of script.statements.entries()) {
      await client.query({ name: `statement-${at}`, text, values: values[at] ?? [] });
    }
  };
  return {
    async run(seconds) {
      const until = performance.now() + seconds * 1000;
      const times: number[] = [];
      let errors = 0;
      const startedAt = performance.now();
      const go = async (client: pg.Client) => {
        while (performance.now() < until) {
          const begunAt = performance.now();
          try {
            await runOnce(client);
            times.push(performance.now() - begunAt);
          } catch (error) {
            if (errors === 0) console.error(error);
            errors += 1;
            await client.query('rollback');
          }
        }
      };
      await Promise.all(clients.map(go));
      const took = (performance.now() - startedAt) / 1000;
      times.sort((a, b) => a - b);
      const failures = { 'statement refused': errors };
      return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), rate: times.length / took, failures };
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}

const WORD_BYTES = 32;
/** Far above any number that the server gives on the same day. */
const FIRST_COUNT = 1_000_000;

function fillOf(run: number, known: ReplayOptions['known']) {
  const made = new Map<string, string>();
  const make = (recorded: string, fresh: () => string) => {
    const value = made.get(recorded) ?? known?.(recorded, run) ?? fresh();
    made.set(recorded, value);
    return value;
  };
  return {
    uuid: (recorded: string) => make(recorded, randomUUID),
    count: (recorded: string) => make(`#${recorded}`, () => String(FIRST_COUNT + run)),
    word: (recorded: string) =>
      make(recorded, () => randomBytes(WORD_BYTES).toString('hex').repeat(4).slice(0, recorded.length)),
  };
}
