import type { Database } from '../db/client';
import type { SecretBox } from '../kernel/secrets';
import { noticePath } from '../payments/notice-path';
import { type OpenProvider, providersAt } from '../payments/providers/open-provider';
import { openSimulatedAccount } from '../payments/simulator/simulated-account';
import { startSimulators } from '../payments/simulator/start-simulators';

/** Simulated providers for `--demo --with-payments`: their pay pages take play money and nothing else. */
export interface DemoPayments {
  readonly openProvider: OpenProvider;
  /** Lets them send their notices there. @param url - of the server. */
  tellAt(url: string): Promise<void>;
  close(): Promise<void>;
}

const METHODS = {
  STRIPE: { en: 'Card online', ru: 'Картой онлайн' },
  YOOKASSA: { en: 'Card online, YooKassa', ru: 'Картой онлайн, ЮKassa' },
} as const;

/** Starts both providers, and gives the oldest shop an account at each with a way to pay, where it has none yet. */
export async function startDemoPayments(db: Database, secrets: SecretBox): Promise<DemoPayments> {
  const simulators = await startSimulators();
  const { id: channelId } = await db.channel.findFirstOrThrow({ orderBy: { createdAt: 'asc' } });
  if ((await db.paymentProvider.count({ where: { channelId } })) === 0) {
    for (const kind of ['STRIPE', 'YOOKASSA'] as const)
      await openSimulatedAccount(db, secrets, { channelId, kind, name: METHODS[kind] });
    await db.channel.update({ where: { id: channelId }, data: { catalogRevision: { increment: 1 } } });
  }
  return {
    openProvider: providersAt({ stripeUrl: simulators.stripe.url, yookassaUrl: `${simulators.yookassa.url}/v3` }),
    tellAt: async (url) => {
      for (const { id, kind } of await db.paymentProvider.findMany({ where: { channelId } })) {
        simulators[kind === 'STRIPE' ? 'stripe' : 'yookassa'].noticeUrl = url + noticePath(id);
      }
    },
    close: () => simulators.close(),
  };
}
