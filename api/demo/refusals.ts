import { DomainError } from '../kernel/domain-error';

/** The demo menu is only loaded into an empty shop, so that it never mixes with real dishes. */
export class MenuNotEmpty extends DomainError {
  readonly code = 'MENU_NOT_EMPTY';
  override readonly httpStatus = 409;
}
