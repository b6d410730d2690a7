import { DomainError } from '../../kernel/domain-error';
import { addMessages } from '../../messages/messages';
import en from './messages/en.json';
import ru from './messages/ru.json';

addMessages({ en, ru });

/** Of a file as it is sent: packed by gzip, a city has a fourth of it. */
export const STREET_FILE_BYTES = 32 * 1024 * 1024;

/** More bytes than are taken. */
export class StreetFileTooLarge extends DomainError {
  readonly code = 'STREET_FILE_TOO_LARGE';
  override readonly httpStatus = 413;

  constructor() {
    super({ maximum: STREET_FILE_BYTES / 1024 / 1024 });
  }
}

/** Neither GeoJSON with features nor a table with streets and their places. */
export class NotAStreetFile extends DomainError {
  readonly code = 'NOT_A_STREET_FILE';
}

/** Within its size, and yet reading it takes more time or memory than a city does. */
export class StreetFileTooCostly extends DomainError {
  readonly code = 'STREET_FILE_TOO_COSTLY';
}

/** A file of another town is a slip: the streets before it stay. */
export class NoStreetsInFile extends DomainError {
  readonly code = 'NO_STREETS_IN_FILE';
}

/** The same, where the shop has delivery areas. */
export class NoStreetsInAreas extends DomainError {
  readonly code = 'NO_STREETS_IN_AREAS';
}
