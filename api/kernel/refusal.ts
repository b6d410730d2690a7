import { DomainError, type ErrorValues } from './domain-error';

type Path = readonly string[] | null;

/** A refusal that the API answers as data. */
export class Refusal extends DomainError {
  constructor(
    readonly code: string,
    override readonly httpStatus: number,
    values: ErrorValues,
    path: Path,
  ) {
    super(values, path);
  }
}

export interface RefusalClass<Made extends Refusal = Refusal> {
  new (...args: never[]): Made;
  readonly name: string;
  readonly meaning: string;
}

/** What each code means, for authors of clients. */
export const refusalMeanings = new Map<string, string>();

/**
 * The class of a refusal: `class EmptyCart extends refusal('EMPTY_CART', 422, 'There is nothing to place.') {}`.
 *
 * @param status - that the REST facade answers with.
 * @param path - which input it is about, where that is always the same.
 */
export function refusal(code: string, status: number, meaning: string, path: Path = null) {
  refusalMeanings.set(code, meaning);
  return class extends Refusal {
    static readonly meaning = meaning;

    constructor(values: ErrorValues = {}, at = path) {
      super(code, status, values, at);
    }
  };
}
