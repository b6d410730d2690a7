import { MAXIMUM_MEGABYTES, PhotoTooLarge, UploadCutOff } from './refusals';

const MAXIMUM_BYTES = MAXIMUM_MEGABYTES * 1024 * 1024;

/**
 * All bytes of a request's body, and no more than a photo may have: what is too long is left unread.
 *
 * @throws {PhotoTooLarge} by what the sender announces, or as soon as too much has come.
 * @throws {UploadCutOff} when the sender went away in between.
 */
export async function readUpload({ headers, body }: Request): Promise<Uint8Array> {
  if (Number(headers.get('content-length')) > MAXIMUM_BYTES) throw new PhotoTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > MAXIMUM_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw new UploadCutOff();
  }
  if (size > MAXIMUM_BYTES) throw new PhotoTooLarge();
  return Buffer.concat(chunks);
}
