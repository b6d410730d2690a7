import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { uuidOf } from '../../../api/extensions/printing/protocols/epson';

/** Where a printer dies or the network fails it, in turn; null: all goes well. */
const MISHAPS = ['DIES_AFTER_PRINTING', 'ASKS_TWICE', 'SAYS_TWICE', 'LOSES_ANSWER', 'DIES_BEFORE_PRINTING'] as const;
type Mishap = (typeof MISHAPS)[number];

/** @param each - one mishap in so many sheets, and each kind in its turn. */
export function mishapOf(sheet: number, each: number): Mishap | null {
  return sheet % each === 0 ? (MISHAPS[(sheet / each) % MISHAPS.length] ?? null) : null;
}

/** A simulated printer that asks for its jobs. */
export interface AskingPrinter {
  /** Ids of jobs, as they came out. */
  readonly paper: readonly string[];
  stop(): Promise<void>;
}

const IDLE_MS = 150;
const PATIENCE_MS = 5_000;
const Poll = z.object({ jobReady: z.boolean(), jobToken: z.string().optional() });

type Send = (init: RequestInit, query?: string) => Promise<{ readonly status: number; readonly text: string } | null>;
/** One round of a printer. @returns whether there was a job. */
type Round = (send: Send, mishap: () => Mishap | null, print: (jobId: string) => void) => Promise<boolean>;

/** A printer as Star or Epson make them, with an address at a server that may be down. */
export function startPrinter(address: string, round: Round, each: number): AskingPrinter {
  const paper: string[] = [];
  let sheets = 0;
  let isOver = false;
  const send: Send = async (init, query = '') => {
    try {
      const answer = await fetch(address + query, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return null;
    }
  };
  const going = (async () => {
    while (!isOver) {
      const hadJob = await round(
        send,
        () => mishapOf(sheets++, each),
        (id) => paper.push(id),
      );
      if (!hadJob) await sleep(IDLE_MS);
    }
  })();
  return {
    paper,
    async stop() {
      isOver = true;
      await going;
    },
  };
}

/** Until the server has heard it; a printer says what it has printed as often as that takes. */
async function say(send: Send, mishap: Mishap | null, init: RequestInit, query?: string): Promise<void> {
  for (let times = mishap === 'SAYS_TWICE' ? 2 : 1; times > 0; ) {
    const answer = await send(init, query);
    if (answer?.status === 200) times -= 1;
    else await sleep(IDLE_MS);
  }
}

/** Star CloudPRNT. */
export const starRound: Round = async (send, nextMishap, print) => {
  const asked = await send({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ statusCode: '200%20OK' }),
  });
  const token = asked?.status === 200 ? Poll.parse(JSON.parse(asked.text)).jobToken : undefined;
  if (!token) return false;
  const mishap = nextMishap();
  const query = `?token=${token}&type=image/png`;
  let sheet = await send({ method: 'GET' }, query);
  if (mishap === 'ASKS_TWICE') sheet = await send({ method: 'GET' }, query);
  if (sheet?.status !== 200 || mishap === 'LOSES_ANSWER') {
    await say(send, null, { method: 'DELETE' }, `${query}&code=520`);
    return true;
  }
  if (mishap === 'DIES_BEFORE_PRINTING') return true;
  print(token);
  if (mishap !== 'DIES_AFTER_PRINTING') await say(send, mishap, { method: 'DELETE' }, `${query}&code=200%20OK`);
  return true;
};

/** Epson Server Direct Print. */
export const epsonRound: Round = async (send, nextMishap, print) => {
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const asked = await send(form({ ConnectionType: 'GetRequest' }));
  const jobId = /<printjobid>([0-9a-z]+)</.exec(asked?.text ?? '')?.[1];
  if (!jobId) return false;
  const mishap = nextMishap();
  if (mishap === 'LOSES_ANSWER' || mishap === 'DIES_BEFORE_PRINTING') return true;
  if (mishap === 'ASKS_TWICE') await send(form({ ConnectionType: 'GetRequest' }));
  print(uuidOf(jobId) ?? jobId);
  if (mishap === 'DIES_AFTER_PRINTING') return true;
  const ResponseFile = `<PrintResponseInfo><ePOSPrint><Parameter><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response success="true" code="" status="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
  await say(send, mishap, form({ ConnectionType: 'SetResponse', ResponseFile }));
  return true;
};
