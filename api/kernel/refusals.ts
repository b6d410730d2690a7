import { DomainError, type ErrorValues } from './domain-error';
import { refusal } from './refusal';

/** One field that can't stay as it is. */
export interface InvalidField {
  readonly path: readonly string[];
  readonly code: string;
  /** The key of its message, where it is not the code. */
  readonly messageCode?: string;
  readonly values?: ErrorValues;
}

export class InvalidInput extends refusal(
  'INVALID_INPUT',
  422,
  'What was sent breaks a rule of one field or several.',
) {
  constructor(readonly fields: readonly InvalidField[]) {
    super({}, fields[0]?.path ?? null);
  }
}

export class ShopNotSetUp extends refusal('SHOP_NOT_SET_UP', 503, 'The first-run wizard has not been finished.') {}

export class NotFound extends refusal('NOT_FOUND', 404, 'The id was never ours, or no longer leads anywhere.') {}

export class Conflict extends refusal('CONFLICT', 409, 'Someone else saved first: read again and decide.') {}

export class Busy extends refusal(
  'BUSY',
  503,
  'More at once than can be done soon. Nothing was begun: ask the same again.',
) {
  /** After that it is worth another try. */
  readonly seconds = 5;
}

/** More requests than anyone needs; the next ones count again after `seconds`. */
export class TooManyRequests extends DomainError {
  readonly code = 'TOO_MANY_REQUESTS';
  override readonly httpStatus = 429;

  constructor(readonly seconds: number) {
    super({ seconds });
  }
}

/** More live streams at once than anyone needs; one has to end before the next can begin. */
export class TooManyStreams extends DomainError {
  readonly code = 'TOO_MANY_STREAMS';
  override readonly httpStatus = 429;

  constructor(maximum: number) {
    super({ maximum });
  }
}

/** Where a page ends, as no list of ours would say it. */
export class InvalidCursor extends DomainError {
  readonly code = 'INVALID_CURSOR';
}

/** Where a feed was read up to, in a database that is not this one, or was restored since: it begins again. */
export class CursorExpired extends DomainError {
  readonly code = 'CURSOR_EXPIRED';
  override readonly httpStatus = 410;
}

export class TooManyEntries extends refusal('TOO_MANY_ENTRIES', 422, 'A list that is bounded is full.') {
  constructor(maximum: number) {
    super({ maximum });
  }
}

export class Forbidden extends refusal('FORBIDDEN', 403, 'The caller’s role does not allow this.') {
  /** @param scope - the one that a program's token lacks; null when it is about a person, or nothing would help. */
  constructor(readonly scope: string | null = null) {
    super(scope === null ? {} : { scope });
  }

  override get messageCode(): string {
    return this.scope === null ? this.code : 'SCOPE_MISSING';
  }
}

export class TooManyAttempts extends refusal(
  'TOO_MANY_ATTEMPTS',
  429,
  'Earlier failures make this login or address wait.',
) {
  constructor(readonly seconds: number) {
    super({ seconds });
  }
}
