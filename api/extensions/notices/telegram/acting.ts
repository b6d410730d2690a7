import { z } from 'zod';
import type { Locale } from '../../../../domain/locale';
import type { createOrderPages } from '../../../channel/order-pages';
import type { Database } from '../../../db/client';
import type { AnnounceOrder } from '../../../db/outbox';
import type { Channel, NoticeChannel } from '../../../generated/prisma/client';
import { DomainError } from '../../../kernel/domain-error';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import type { SecretBox } from '../../../kernel/secrets';
import { refusalMessage } from '../../../messages/refusal-message';
import { telegramSettings } from '../channels/channel-kinds';
import type { Bot } from './bot-api';

/** What acting on what was written to a bot takes. */
export interface BotServices {
  readonly db: Database;
  readonly agent: GuardedAgent;
  readonly secrets: SecretBox;
  readonly announceOrder: AnnounceOrder;
  readonly orderPages: ReturnType<typeof createOrderPages>;
  readonly now: () => Date;
}

/** A bot's row with its shop. */
export type BotRow = NoticeChannel & { readonly channel: Channel };

export const botOf = (secrets: SecretBox, { settings, secretCipher }: NoticeChannel): Bot => ({
  url: telegramSettings.parse(settings).url,
  token: secretCipher ? secrets.open(secretCipher, 'notice-channel') : '',
});

/** A refusal in words. @throws any other error. */
export function wordsOf(error: unknown, locale: Locale): string {
  if (error instanceof DomainError) return refusalMessage(error, locale, null);
  throw error;
}

/** As the Bot API writes them. */
export const userRule = z.looseObject({
  first_name: z.string().default(''),
  username: z.string().optional(),
  language_code: z.string().optional(),
});
export const chatRule = z.looseObject({ id: z.number().transform(String), type: z.string() });
