import type { WorkEnd } from '../../child-processes/work-ended';
import { refusal } from '../../kernel/refusal';

export class TemplateInvalid extends refusal(
  'TEMPLATE_INVALID',
  422,
  'A Liquid template that can’t be parsed, or can’t be rendered within its limits.',
) {
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

/** A template that ended the process that rendered it, or was ended with it; where in it is not known. */
export class TemplateTooCostly extends TemplateInvalid {
  constructor(
    readonly end: Extract<WorkEnd, 'OUT_OF_MEMORY' | 'DEADLINE'>,
    path: readonly string[],
  ) {
    super(
      { line: 1, column: 1 },
      end === 'DEADLINE' ? 'it takes too long to render' : 'it needs too much memory',
      path,
    );
    this.message = this.reason;
  }

  override get messageCode(): string {
    return `TEMPLATE_${this.end}`;
  }
}
