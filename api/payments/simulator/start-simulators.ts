import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { Bank, type BankNotice, type Fault } from './bank';
import type { FaultyEnv } from './faulty-api';
import { stripeNotice, stripeSimulator } from './stripe-simulator';
import { yookassaNotice, yookassaSimulator } from './yookassa-simulator';

/** Keys that open the simulated accounts, and nothing else. */
export const SIMULATED = {
  stripeKey: 'sk_test_simulated',
  stripeNoticeSecret: 'whsec_c2ltdWxhdGVk',
  yookassaShop: '100500',
  yookassaKey: 'test_simulated',
} as const;

/** How notices reach the shop: how often, each after how many milliseconds. None: it is lost. */
export type ChooseDelays = () => readonly number[];

export interface Simulator {
  readonly bank: Bank;
  readonly url: string;
  /** What goes wrong from now on. */
  chooseFault: (request: string) => Fault;
  chooseDelays: ChooseDelays;
  /** Where notices go; null: nowhere. */
  noticeUrl: string | null;
  close(): Promise<void>;
}

export interface Simulators {
  readonly stripe: Simulator;
  readonly yookassa: Simulator;
  close(): Promise<void>;
}

/** Both providers on this machine, with play money. */
export async function startSimulators(
  ports: { stripe: number; yookassa: number } = { stripe: 0, yookassa: 0 },
): Promise<Simulators> {
  const stripe = await startSimulator(
    ports.stripe,
    (parts) => stripeSimulator({ ...parts, key: SIMULATED.stripeKey }),
    ({ event, payment }) => stripeNotice(event, payment, SIMULATED.stripeNoticeSecret),
  );
  const yookassa = await startSimulator(
    ports.yookassa,
    (parts) => yookassaSimulator({ ...parts, shopId: SIMULATED.yookassaShop, key: SIMULATED.yookassaKey }),
    async ({ event, payment }) => yookassaNotice(event, payment),
  );
  return {
    stripe,
    yookassa,
    close: async () => void (await Promise.all([stripe.close(), yookassa.close()])),
  };
}

interface Parts {
  readonly bank: Bank;
  readonly origin: () => string;
  readonly chooseFault: (request: string) => Fault;
}

async function startSimulator(
  port: number,
  make: (parts: Parts) => Hono<FaultyEnv>,
  write: (notice: BankNotice) => Promise<Pick<Sending, 'payload' | 'headers'>>,
): Promise<Simulator> {
  const bank = new Bank();
  const sending = new Set<Promise<void>>();
  const stopping = new AbortController();
  const app = make({ bank, origin: () => simulator.url, chooseFault: (request) => simulator.chooseFault(request) });
  const { server, port: chosen } = await listen(app, port);
  const simulator: Simulator = {
    bank,
    url: `http://127.0.0.1:${chosen}`,
    chooseFault: () => 'NONE',
    chooseDelays: () => [0],
    noticeUrl: null,
    close: async () => {
      stopping.abort();
      await Promise.allSettled(sending);
      await new Promise((resolve) => server.close(resolve));
    },
  };
  bank.onNotice((notice) => {
    const { noticeUrl } = simulator;
    if (noticeUrl === null) return;
    const written = write(notice);
    for (const delay of simulator.chooseDelays()) {
      const sent = written.then((words) => send({ ...words, url: noticeUrl, delay, signal: stopping.signal }));
      sending.add(sent);
      void sent.finally(() => sending.delete(sent));
    }
  });
  return simulator;
}

function listen(app: Hono<FaultyEnv>, port: number) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve({ server, port: address.port }),
    );
  });
}

interface Sending {
  readonly url: string;
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly delay: number;
  readonly signal: AbortSignal;
}

/** A shop that does not answer hears nothing more of it: its reconciler has to find out. */
async function send({ url, payload, headers, delay, signal }: Sending): Promise<void> {
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay).unref());
  if (signal.aborted) return;
  await fetch(url, { method: 'POST', body: payload, headers: { ...headers }, signal }).catch(() => undefined);
}
