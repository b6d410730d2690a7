import { DomainError } from '../kernel/domain-error';

/** Bytes that a photo may have. */
export const MAXIMUM_MEGABYTES = 20;
/** Pixels decide how much memory decoding takes, however small the file is. */
export const MAXIMUM_MEGAPIXELS = 50;
/** Its decoder holds the whole picture several times: 400 MB for as many, and no camera of a telephone takes more as AVIF. */
export const MAXIMUM_AVIF_MEGAPIXELS = 16;
/** Longer side to shorter: a strip of pixels is no dish, and WebP ends at 16,383 a side. */
export const MAXIMUM_RATIO = 5;

/** More bytes than are taken. */
export class PhotoTooLarge extends DomainError {
  readonly code = 'PHOTO_TOO_LARGE';
  override readonly httpStatus = 413;

  constructor() {
    super({ megabytes: MAXIMUM_MEGABYTES });
  }
}

/** More pixels than are decoded. */
export class TooManyPixels extends DomainError {
  readonly code = 'TOO_MANY_PIXELS';

  constructor(readonly megapixels: number) {
    super({ megapixels });
  }
}

/** A far too long or far too tall picture. */
export class PhotoTooNarrow extends DomainError {
  readonly code = 'PHOTO_TOO_NARROW';

  constructor() {
    super({ ratio: MAXIMUM_RATIO });
  }
}

/** None of JPEG, PNG, WebP and AVIF, by its first bytes. */
export class NotAPhoto extends DomainError {
  readonly code = 'NOT_A_PHOTO';
  override readonly httpStatus = 415;
}

/** It moves. */
export class AnimatedPhoto extends DomainError {
  readonly code = 'ANIMATED_PHOTO';
}

/** It starts like a photo, and can't be decoded to its end. */
export class DamagedPhoto extends DomainError {
  readonly code = 'DAMAGED_PHOTO';
}

/** Decoding it takes longer than a photo should. */
export class PhotoTooSlow extends DomainError {
  readonly code = 'PHOTO_TOO_SLOW';
}
