import { DomainError } from '../kernel/domain-error';

/** The demo menu goes into an empty shop only, so that it never mixes with somebody's own dishes. */
export class MenuNotEmpty extends DomainError {
  readonly code = 'MENU_NOT_EMPTY';
  override readonly httpStatus = 409;
}
