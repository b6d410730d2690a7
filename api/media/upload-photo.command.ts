import type { Media } from '../generated/prisma/client';
import { type Caller, requirePermission } from '../staff/caller';
import { staffWrite } from '../staff/staff-write.command';
import { Gate } from './gate';
import { createMedia, mediaRow } from './media.store';
import type { PhotoStorage } from './photo-storage';
import { processPhoto } from './process-photo';

/** One for the process: it is the memory of all that is guarded. */
const gate = new Gate();

/**
 * Keeps a photo that staff send; it is seen nowhere before a dish, a variant or the shop refers to it.
 *
 * @param read - reads what is sent; not called for those who may not send it.
 * @throws {Forbidden | PhotoTooLarge | NotAPhoto | AnimatedPhoto | TooManyPixels | PhotoTooNarrow | DamagedPhoto | Busy}
 */
export async function uploadPhoto(
  caller: Caller,
  photos: PhotoStorage,
  read: () => Promise<Uint8Array>,
): Promise<Media> {
  requirePermission(caller.actor, 'catalog');
  const bytes = await read();
  const photo = await gate.run(() => processPhoto(bytes));
  return createMedia(photo, photos, (key) =>
    staffWrite(caller, { permission: 'catalog', action: 'uploadPhoto', isUnseen: true }, (tx) =>
      tx.media.create({ data: mediaRow(caller.channel.id, key, photo) }),
    ),
  );
}
