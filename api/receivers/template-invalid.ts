import { DomainError } from '../kernel/domain-error';

/** A Liquid template that can't be parsed, or can't be rendered within its limits. */
export class TemplateInvalid extends DomainError {
  readonly code = 'TEMPLATE_INVALID';

  /** @param position - of the fault, from 1; `reason` is the parser's own, in English. */
  constructor(
    readonly position: { readonly line: number; readonly column: number },
    readonly reason: string,
    path: readonly string[] | null = null,
  ) {
    super({ ...position, reason }, path);
    this.message = `line ${position.line}, column ${position.column}: ${reason}`;
  }
}
