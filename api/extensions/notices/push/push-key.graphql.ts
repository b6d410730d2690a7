import { type Context, channelOf } from '../../../graphql/context';
import { secretBoxOf } from '../../../kernel/secrets';
import { publicVapidKey } from './vapid';

/** What browsers subscribe with; null: the shop sends no push. */
export async function readPushKey(context: Context): Promise<string | null> {
  const channel = await context.db.noticeChannel.findFirst({
    where: { channelId: channelOf(context).id, kind: 'PUSH', isActive: true },
    select: { secretCipher: true },
  });
  const key = channel?.secretCipher && secretBoxOf(context).tryOpen(channel.secretCipher, 'notice-channel');
  return key ? publicVapidKey(key) : null;
}
