import type { Database } from '../../db/client';
import type { CaptureTime, PaymentProviderKind } from '../../generated/prisma/client';
import type { SecretBox } from '../../kernel/secrets';
import { SIMULATED } from './start-simulators';

interface SimulatedAccount {
  readonly channelId: string;
  readonly kind: PaymentProviderKind;
  readonly captureTime?: CaptureTime;
  readonly holdMinutes?: number;
  /** What the method of payment is called. */
  readonly name: Readonly<Record<string, string>>;
}

/** Gives a shop an account at a simulator, and a method of payment that names it. */
export async function openSimulatedAccount(
  db: Database,
  secrets: SecretBox,
  { channelId, kind, captureTime, holdMinutes, name }: SimulatedAccount,
): Promise<{ readonly providerId: string; readonly methodId: string }> {
  const isStripe = kind === 'STRIPE';
  const { id: providerId } = await db.paymentProvider.create({
    data: {
      channelId,
      kind,
      isLive: false,
      account: isStripe ? null : SIMULATED.yookassaShop,
      keyCipher: secrets.seal(isStripe ? SIMULATED.stripeKey : SIMULATED.yookassaKey, 'payment-key'),
      noticeCipher: isStripe ? secrets.seal(SIMULATED.stripeNoticeSecret, 'payment-notice-secret') : null,
      vatCode: isStripe ? null : 1,
      captureTime,
      holdMinutes,
    },
  });
  const position = await db.paymentMethod.count({ where: { channelId } });
  const { id: methodId } = await db.paymentMethod.create({
    data: { channelId, type: 'CARD', name, providerId, position },
  });
  return { providerId, methodId };
}
