import { z } from 'zod';
import { ChildPool } from '../child-processes/child-pool';
import { isTooCostly } from '../child-processes/work-ended';
import { photoFormat } from './photo-format';
import { MAXIMUM_MEGABYTES } from './photo-limits';
import { AnimatedPhoto, DamagedPhoto, PhotoTooLarge, PhotoTooNarrow, PhotoTooSlow, TooManyPixels } from './refusals';
import { type Photo, RENDITION_FORMATS } from './storage/photo';

/** One at a time: decoding takes up to 400 MB. Each that waits holds its file in memory. */
const pool = new ChildPool({
  program: 'commands/process-photos',
  heapMegabytes: 64,
  size: 1,
  waiting: 16,
  idleMs: 5_000,
});
/** The decoder looks at its own clock between rows only, and a JPEG may paint one row thousands of times. */
const DEADLINE_MS = 20_000;
/** What the picture itself is refused for. */
const REFUSALS = [AnimatedPhoto, PhotoTooNarrow, DamagedPhoto, PhotoTooSlow] as const;

const photo: z.ZodType<Photo> = z.strictObject({
  width: z.int(),
  height: z.int(),
  renditions: z.array(
    z.strictObject({ format: z.enum(RENDITION_FORMATS), width: z.int(), bytes: z.instanceof(Uint8Array) }),
  ),
  placeholder: z.string(),
});
const answer = z.union([
  z.strictObject({ photo }),
  z.strictObject({ megapixels: z.number() }),
  z.strictObject({ refusal: z.string() }),
]);

/** What the child process says. */
export type PhotoAnswer = z.input<typeof answer>;

/**
 * Processes a photo in a child process: what it costs is decided by the maker of the file.
 *
 * @param key - the shop; one photo of each is processed at a time.
 * @throws {PhotoTooLarge | NotAPhoto | AnimatedPhoto | TooManyPixels | PhotoTooNarrow | DamagedPhoto | PhotoTooSlow}
 * @throws {Busy | WorkEnded} when the photo may be all right.
 */
export async function processInChild(bytes: Uint8Array, key: string, deadlineMs = DEADLINE_MS): Promise<Photo> {
  if (bytes.length > MAXIMUM_MEGABYTES * 1024 * 1024) throw new PhotoTooLarge();
  photoFormat(bytes);
  const refused = (error: unknown) => {
    throw isTooCostly(error) ? new PhotoTooSlow() : error;
  };
  const answered = answer.parse(await pool.run({ input: null, bytes, key, deadlineMs }).catch(refused));
  if ('photo' in answered) return answered.photo;
  if ('megapixels' in answered) throw new TooManyPixels(answered.megapixels);
  const refusal = REFUSALS.map((Refusal) => new Refusal()).find(({ code }) => code === answered.refusal);
  throw refusal ?? new Error(`a photo was refused for an unknown reason: ${answered.refusal}`);
}
