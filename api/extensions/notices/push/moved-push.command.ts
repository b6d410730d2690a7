import type { Database } from '../../../db/client';
import type { PushKeys } from './encrypt-push';

interface Moved {
  readonly address: string;
  readonly pushKeys: PushKeys;
}

/** Gives a browser's subscriptions another address, and what waits for it: who knows the former one is that browser. */
export async function movePush(db: Database, former: string, moved: Moved): Promise<void> {
  const noticeChannel = { kind: 'PUSH' } as const;
  const { address: requestUrl } = moved;
  await db.$transaction([
    // An order that has the address already needs no second one.
    db.noticeSubscription.updateMany({
      where: {
        address: former,
        noticeChannel,
        checkout: { followers: { none: { address: requestUrl, noticeChannel } } },
      },
      data: moved,
    }),
    db.noticeRecipient.updateMany({ where: { address: former, noticeChannel }, data: moved }),
    db.notice.updateMany({
      where: { requestUrl: former, status: 'PENDING', noticeChannel },
      data: { requestUrl },
    }),
  ]);
}
