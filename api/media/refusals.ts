import { DomainError } from '../kernel/domain-error';
import { MAXIMUM_MEGABYTES, MAXIMUM_RATIO } from './photo-limits';

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

  /** @param format - what it is instead, where that is known: `HEIC`, `VIDEO`, `PDF`. */
  constructor(format = 'UNKNOWN') {
    super({ format });
  }
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
