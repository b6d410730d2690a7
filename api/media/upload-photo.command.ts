import { type Caller, requirePermission } from '../access/caller';
import type { Media } from '../generated/prisma/client';
import { staffWrite } from '../staff-writes/staff-write.command';
import { createMedia, mediaRow } from './media.store';
import { processInChild } from './process-in-child';
import type { PhotoStorage } from './storage/photo-storage';

/**
 * Keeps a photo that staff send; it is seen nowhere before a dish, a variant or the shop refers to it.
 *
 * @param read - reads what is sent; not called for those who may not send it.
 * @throws {Forbidden | PhotoTooLarge | NotAPhoto | AnimatedPhoto | TooManyPixels | PhotoTooNarrow | DamagedPhoto | PhotoTooSlow | Busy}
 */
export async function uploadPhoto(
  caller: Caller,
  photos: PhotoStorage,
  read: () => Promise<Uint8Array>,
): Promise<Media> {
  requirePermission(caller.actor, 'catalog');
  const bytes = await read();
  const photo = await processInChild(bytes, caller.channel.id);
  return createMedia(photo, photos, (key) =>
    staffWrite(caller, { permission: 'catalog', action: 'uploadPhoto', isUnseen: true }, (tx) =>
      tx.media.create({ data: mediaRow(caller.channel.id, key, photo) }),
    ),
  );
}
