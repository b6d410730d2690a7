import { createDatabase } from '../../../api/db/client';
import type { NoticeServices } from '../../../api/extensions/notices/testing-services';
import type { NoticeKind } from '../../../api/generated/prisma/client';
import { createSignIn } from '../../../api/staff/testing';
import { query } from '../stage/ledger';
import type { Stage } from '../stage/stage';

/** Devices and mailboxes that get each order until it is accepted: by what the push service and the mail server call them. */
export const DEVICES = ['/first', '/second', 'owner@example.com'] as const;
/** Chats of staff who take orders. */
export const CHATS = ['501', '502'] as const;
/** What a person has who leaves later. */
export const LEAVER = ['/leaver', '503'] as const;

/** Two staff members with a chat and a device each, a mailbox, and one who leaves later. */
export async function addRecipients({ cluster, shop }: Stage, push: NoticeServices['push']): Promise<void> {
  const db = createDatabase(cluster.url);
  const channelId = shop.world.channel.id;
  const channels = new Map((await db.noticeChannel.findMany()).map(({ kind, id }) => [kind, id]));
  const add = (kind: NoticeKind, address: string, staffMemberId: string | null) =>
    db.noticeRecipient.create({
      data: {
        channelId,
        noticeChannelId: channels.get(kind) ?? '',
        staffMemberId,
        address,
        name: address,
        locale: 'en',
        page: 'http://shop.example/command-center/',
        ...(kind === 'PUSH' && { pushKeys: push.keys }),
      },
    });
  for (const [device, chat] of [[DEVICES[0], CHATS[0]], [DEVICES[1], CHATS[1]], LEAVER] as const) {
    const { id } = await createSignIn(db, channelId, 'OPERATOR');
    await add('PUSH', push.endpoint(device.slice(1)), id);
    await add('TELEGRAM', chat, id);
  }
  await add('MAIL', DEVICES[2], null);
  await db.$disconnect();
}

/** @returns when it stood in the database. */
export async function letLeave(url: string): Promise<number> {
  await query(
    url,
    `update "StaffMember" set "isActive" = false
     where "id" in (select "staffMemberId" from "NoticeRecipient" where "address" = '${LEAVER[1]}')`,
  );
  return performance.now();
}
