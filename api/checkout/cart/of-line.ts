import { DomainError } from '../../kernel/domain-error';

/**
 * What is done with one of the lines that a call names: a refusal says which.
 *
 * @param index - of the line, as they were sent.
 * @param part - of the line's input, where that has several.
 */
export function ofLine<Result>(index: number, work: () => Result, ...part: readonly string[]): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof DomainError ? error.within(['lines', String(index), ...part]) : error;
  }
}
