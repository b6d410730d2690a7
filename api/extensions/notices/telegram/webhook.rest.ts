import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { ServerEnv } from '../../../http/request/server-env';
import type { AppParts } from '../../../http/rest/extension-routes';
import { secretBoxOf } from '../../../kernel/secrets';
import { sha256 } from '../../../kernel/sha256';
import { readJson } from '../read-json';
import { botOf } from './acting';
import { webhookSecret } from './bots.command';
import { handleUpdate } from './update.command';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where Telegram sends what is written to the shops' bots; to be mounted at `/notices`. */
export function noticeRoutes({ services }: AppParts): Hono<ServerEnv> {
  const { db, receiverAgent: agent, announceOrder, orderPages, now } = services;
  const secrets = secretBoxOf(services);
  return new Hono<ServerEnv>().post('/telegram/:channelId', async (c) => {
    c.header('cache-control', 'no-store');
    const channelId = c.req.param('channelId');
    const row = UUID.test(channelId)
      ? await db.noticeChannel.findFirst({
          where: { channelId, kind: 'TELEGRAM', isActive: true },
          include: { channel: true },
        })
      : null;
    if (!row || !isSame(c.req.header('x-telegram-bot-api-secret-token') ?? '', webhookSecret(botOf(secrets, row))))
      return c.body(null, 404);
    await handleUpdate(
      { db, agent, secrets, announceOrder, orderPages, now },
      row,
      readJson((await c.get('body').read()).toString()),
    );
    return c.body(null, 200);
  });
}

/** Compares digests: `timingSafeEqual` throws for different lengths. */
const isSame = (given: string, known: string) => timingSafeEqual(sha256(given), sha256(known));
