import { forgetRuns } from '../backup/backup-run.store';
import { forgetCatalogChanges } from '../catalog/read-model/catalog-rows.store';
import type { Database } from '../db/client';
import { forgetUnusedPhotos } from '../media/forget-photos.store';
import type { PhotoStorage } from '../media/storage/photo-storage';
import type { PictureFiles } from '../media/storage/picture-files';
import { forgetPersons } from '../privacy/forget-persons.command';
import { forgetMessages } from '../receivers/worker/forget-messages.store';
import { forgetSearches } from '../search/search-count.command';
import { forgetEnded } from '../staff/members/retention.store';
import { forgetChallenges } from '../staff/passkeys/passkey.store';
import { forgetTickets } from '../staff/second-factor/sign-in-ticket.store';
import { forgetAudit } from '../staff-writes/audit.store';

/** What an extension keeps for a while only. */
export interface RetentionExtension {
  readonly forgets?: (parts: Retention, now: Date) => Promise<unknown>;
}

export interface Retention {
  readonly db: Database;
  readonly photos: PhotoStorage;
  readonly pictureFiles: PictureFiles;
  readonly now: () => Date;
}

/** Deletes all that is kept for a while only. One part that fails keeps none of the others from it. */
export async function forgetExpired(
  retention: Retention,
  extensions: readonly RetentionExtension[],
  onTrouble: (error: unknown) => void,
): Promise<void> {
  const { db, photos } = retention;
  const time = retention.now();
  const parts = [
    () => forgetEnded(db, time),
    () => forgetTickets(db, time),
    () => forgetChallenges(db, time),
    () => forgetPersons(db, time),
    () => forgetAudit(db, time),
    () => forgetMessages(db, time),
    () => forgetUnusedPhotos(db, photos, time),
    () => forgetSearches(db, time),
    () => forgetRuns(db, time),
    () => forgetCatalogChanges(db, time),
    ...extensions.map((extension) => async () => extension.forgets?.(retention, time)),
  ];
  for (const forget of parts) await forget().catch(onTrouble);
}
