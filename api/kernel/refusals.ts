import { DomainError, type ErrorValues } from './domain-error';

/** One field that can't stay as it is. */
export interface InvalidField {
  readonly path: readonly string[];
  readonly code: string;
  /** The key of its message, where it is not the code. */
  readonly messageCode?: string;
  readonly values?: ErrorValues;
}

/** What was sent breaks a rule of one field or several; all of them are named at once. */
export class InvalidInput extends DomainError {
  readonly code = 'INVALID_INPUT';

  constructor(readonly fields: readonly InvalidField[]) {
    super({}, fields[0]?.path ?? null);
  }
}

/** The first-run wizard has not been finished. */
export class ShopNotSetUp extends DomainError {
  readonly code = 'SHOP_NOT_SET_UP';
  override readonly httpStatus = 503;
}

/** An id that was never ours, or no longer leads anywhere. */
export class NotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  override readonly httpStatus = 404;
}

/** Someone else saved first: the sent `version` is no longer the stored one. */
export class Conflict extends DomainError {
  readonly code = 'CONFLICT';
  override readonly httpStatus = 409;
}

/** More at once than can be done soon: nothing was begun, and the same may be asked again. */
export class Busy extends DomainError {
  readonly code = 'BUSY';
  override readonly httpStatus = 503;
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

/** A bounded list is full. */
export class TooManyEntries extends DomainError {
  readonly code = 'TOO_MANY_ENTRIES';

  constructor(maximum: number) {
    super({ maximum });
  }
}

/** The caller's role or token does not allow this, or nobody is signed in. */
export class Forbidden extends DomainError {
  readonly code = 'FORBIDDEN';
  override readonly httpStatus = 403;

  /** @param scope - the one that a program's token lacks; null when it is about a person, or nothing would help. */
  constructor(readonly scope: string | null = null) {
    super(scope === null ? {} : { scope });
  }

  override get messageCode(): string {
    return this.scope === null ? this.code : 'SCOPE_MISSING';
  }
}

/** Too many failures for this login or address; `seconds` says when the next try counts. */
export class TooManyAttempts extends DomainError {
  readonly code = 'TOO_MANY_ATTEMPTS';
  override readonly httpStatus = 429;

  constructor(readonly seconds: number) {
    super({ seconds });
  }
}
