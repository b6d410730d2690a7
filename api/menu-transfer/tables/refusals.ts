import type { WorkEnd } from '../../child-processes/work-ended';
import { DomainError } from '../../kernel/domain-error';
import { MENU_FILE_BYTES } from './limits';

/** More bytes than are taken. */
export class MenuFileTooLarge extends DomainError {
  readonly code = 'MENU_FILE_TOO_LARGE';
  override readonly httpStatus = 413;

  constructor() {
    super({ maximum: MENU_FILE_BYTES / 1024 / 1024 });
  }
}

/** A workbook, a picture, anything that is no text: there is nothing to read in it. */
export class NotAMenuFile extends DomainError {
  readonly code = 'NOT_A_MENU_FILE';
}

/** Within its size, and yet reading it takes more time or memory than a menu does. */
export class MenuFileTooCostly extends DomainError {
  readonly code = 'MENU_FILE_TOO_COSTLY';

  constructor(readonly end: Exclude<WorkEnd, 'CRASHED'>) {
    super();
  }
}

/** Somebody changed the menu since the file was checked: another report than the one that was seen would be applied. */
export class MenuChangedMeanwhile extends DomainError {
  readonly code = 'MENU_CHANGED_MEANWHILE';
  override readonly httpStatus = 409;
}

/** The file has faults; all of it is applied, or nothing. */
export class MenuFileFaulty extends DomainError {
  readonly code = 'MENU_FILE_FAULTY';
}
