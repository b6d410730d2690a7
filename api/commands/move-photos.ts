import { copyPhotos } from '../media/storage/copy-photos';
import { bucketPhotosOf, localPhotosOf } from '../media/storage/photo-storage-of';
import { runCommand } from './command-line';

const BACK = '--to-disk';
const NO_BUCKET = 'Say which bucket first: set MEDIA_BUCKET, MEDIA_BUCKET_KEY and MEDIA_BUCKET_SECRET.';

/** `npm run move-photos`: the photos from the disk into the bucket, or back, while the shop runs or not. Nothing is deleted. */
runCommand(async ({ settings }) => {
  const [disk, bucket] = [localPhotosOf(settings), bucketPhotosOf(settings)];
  if (bucket === null) throw new Error(NO_BUCKET);
  const isBack = process.argv.includes(BACK);
  const { photos, known } = await (isBack ? copyPhotos(bucket, disk) : copyPhotos(disk, bucket));
  return [
    `\n${photos} photos were copied ${isBack ? 'to the disk' : 'into the bucket'}; ${known} were there already.`,
    isBack
      ? 'Take MEDIA_BUCKET out of the settings and start Carte again.'
      : 'Start Carte with MEDIA_BUCKET, and run this once more for what was uploaded meanwhile; then DATA_DIR/media can go.',
  ].join('\n');
});
