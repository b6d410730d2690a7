import { DomainError } from '../kernel/domain-error';

/** A workbook, a picture, anything that is no text: there is nothing to read in it. */
export class NotAMenuFile extends DomainError {
  readonly code = 'NOT_A_MENU_FILE';
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
