import { DomainError } from '../kernel/domain-error';
import type { PhotoAnswer } from './process-in-child';
import { processPhoto } from './process-photo';
import { TooManyPixels } from './refusals';

/** The child process's part of `processInChild`: the server does without the picture library. */
export async function answerPhoto(_input: unknown, bytes: Uint8Array): Promise<PhotoAnswer> {
  try {
    return { photo: await processPhoto(bytes) };
  } catch (error) {
    if (error instanceof TooManyPixels) return { megapixels: error.megapixels };
    if (error instanceof DomainError) return { refusal: error.code };
    throw error;
  }
}
