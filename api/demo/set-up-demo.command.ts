import type { Caller } from '../access/caller';
import type { Channel } from '../generated/prisma/client';
import type { PhotoStorage } from '../media/storage/photo-storage';
import { staffWrite } from '../staff-writes/staff-write.command';
import { DEMO_TIMEOUT_MS, loadDemoMenu } from './load-demo-menu';

/**
 * Fills the caller's empty shop with the demo menu, the wizard's last offer.
 *
 * @throws {MenuNotEmpty} when the shop has a menu, a dish or a page; nothing has been written then.
 * @throws {Forbidden}
 */
export async function fillWithDemoMenu(caller: Caller, photos: PhotoStorage): Promise<Channel> {
  const { channel, db } = caller;
  const write = { permission: 'settings', action: 'loadDemoMenu', timeout: DEMO_TIMEOUT_MS } as const;
  await staffWrite(caller, write, async (tx) => {
    await loadDemoMenu(tx, channel, photos);
    return channel;
  });
  return db.channel.findUniqueOrThrow({ where: { id: channel.id } });
}
