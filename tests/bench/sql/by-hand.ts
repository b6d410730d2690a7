import pg from 'pg';
import { type Load, quantile } from '../finding';

/** As many as the server itself holds. */
const CONNECTIONS = 10;

/** Work that is written for PostgreSQL by hand, over as many connections as the server has. */
export interface ByHand {
  run(seconds: number): Promise<Load>;
  close(): Promise<void>;
}

/** @param once - does it once; the number tells one time from another. Its statements have names, so each is prepared once. */
export async function openByHand(
  url: string,
  once: (client: pg.Client, time: number) => Promise<unknown>,
): Promise<ByHand> {
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  let done = 0;
  return {
    async run(seconds) {
      const startedAt = performance.now();
      const until = startedAt + seconds * 1000;
      const times: number[] = [];
      let errors = 0;
      const go = async (client: pg.Client) => {
        while (performance.now() < until) {
          const begunAt = performance.now();
          try {
            done += 1;
            await once(client, done);
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
