import { DomainError } from '../kernel/domain-error';

/** A product keeps at least one variant: without one it has no price. */
export class LastVariant extends DomainError {
  readonly code = 'LAST_VARIANT';
  override readonly httpStatus = 409;
}

/** Without this option the group would ask for more choices than it has. */
export class OptionRequired extends DomainError {
  readonly code = 'OPTION_REQUIRED';
  override readonly httpStatus = 409;

  /** @param minimum - how many choices the group asks for. */
  constructor(minimum: number) {
    super({ minimum });
  }
}
