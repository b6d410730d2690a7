import { z } from 'zod';
import { type Caller, requirePermission } from '../../../access/caller';
import type { TryNoticeChannelInput } from '../../../generated/inputs';
import type { NoticeChannel } from '../../../generated/prisma/client';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import { parseInput } from '../../../kernel/parse-input';
import { NotFound } from '../../../kernel/refusals';
import type { SecretBox } from '../../../kernel/secrets';
import { NoticeNotSent } from '../refusals';
import { SENDERS } from '../sending/notices-queue';
import { testBody } from '../texts/plain-texts';
import { readAddress } from './channel-kinds';
import { noticeChannels } from './notice-channel.command';

const tryRule = z.strictObject({ id: z.guid(), address: z.string() });

/** Sends a test for real, at once, and logs it. @throws {InvalidInput | NotFound | NoticeNotSent | Forbidden} */
export async function tryNoticeChannel(
  caller: Caller,
  { secrets, agent }: { readonly secrets: SecretBox; readonly agent: GuardedAgent },
  input: TryNoticeChannelInput,
): Promise<NoticeChannel> {
  const { actor, channel, db, now, locale } = caller;
  requirePermission(actor, 'settings');
  const { id, ...given } = parseInput(tryRule, input, ['input']);
  const stored = await db.noticeChannel.findFirst({ where: { id, channelId: channel.id } });
  const send = stored && SENDERS[stored.kind];
  if (!stored || !send || stored.kind === 'PUSH') throw new NotFound();
  const { address } = readAddress(stored.kind, given, channel);
  const body = testBody(stored.kind, channel, locale);
  const secret = stored.secretCipher && secrets.open(stored.secretCipher, 'notice-channel');
  const startedAt = now();
  const noticeId = crypto.randomUUID();
  // Sent before the transaction: nothing waits for a server that hangs.
  const outcome = await send(
    { id: noticeId, settings: stored.settings, secret, address, body, keys: null, sentAs: null },
    agent,
  );
  const { status, failure, failureDetail, durationMs, answer } = outcome;
  const written = await noticeChannels.write(caller, 'tryNoticeChannel', async (tx) => {
    await tx.notice.create({
      data: {
        id: noticeId,
        channelId: channel.id,
        noticeChannelId: id,
        topic: 'TEST',
        requestUrl: address,
        requestBody: body,
        attemptCount: 1,
        createdAt: startedAt,
        status: failure ? 'PARKED' : 'DELIVERED',
        deliveredAt: failure ? null : now(),
        attempts: { create: { startedAt, durationMs, status, failure, failureDetail, answer } },
      },
    });
    return failure ? stored : tx.noticeChannel.update({ where: { id }, data: { failuresInARow: 0, restsUntil: null } });
  });
  if (failure) throw new NoticeNotSent(failureDetail ?? failure);
  return written;
}
