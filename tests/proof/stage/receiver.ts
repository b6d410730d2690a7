import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

const ReceivedOrder = z.object({
  /** The order's, as the API names it. */
  id: z.string(),
  number: z.string(),
  deliveries: z.number(),
  /** How many different `webhook-id` headers came. */
  ids: z.number(),
  /** How many different bodies came. */
  bodies: z.number(),
});

/** What a hook knows of one order. */
export type ReceivedOrder = z.infer<typeof ReceivedOrder>;

export interface Receiver {
  readonly url: string;
  ledger(): Promise<readonly ReceivedOrder[]>;
  close(): void;
}

const Started = z.object({ address: z.object({ port: z.number() }) });
const Ledger = z.object({ ledger: z.array(ReceivedOrder) });

/** How a hook behaves. */
export interface ReceiverManners {
  /** It answers after up to that long: a worker that is killed meanwhile never hears it. */
  readonly longestAnswerMs?: number;
  /** Share of deliveries, 0 to 1, that it takes and then denies, so that they come again. */
  readonly failing?: number;
}

export async function startReceiver({ longestAnswerMs = 0, failing = 0 }: ReceiverManners = {}): Promise<Receiver> {
  const child = fork(join(import.meta.dirname, 'receiver-process.ts'), [longestAnswerMs, failing].map(String), {
    execArgv: ['--import', 'tsx'],
  });
  const { address } = Started.parse(await nextMessage(child));
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async ledger() {
      const answer = nextMessage(child);
      child.send('ledger');
      return Ledger.parse(await answer).ledger;
    },
    close: () => child.disconnect(),
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the receiver’s process ended'));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.removeListener('exit', fail);
      resolve(message);
    });
  });
}
