import type { Localized } from '../../domain/localized';
import type { DomainError } from '../kernel/domain-error';

/** The line of an order that a refusal is about. */
export interface OfLine {
  /** As it was sent. */
  readonly index: number;
  readonly dish: Localized;
}

/** What becomes of a rule that an order breaks: it is thrown, or it is kept and the order is taken all the same. */
export type Objection = (refusal: DomainError, of?: OfLine) => void;

export const refuse: Objection = (refusal) => {
  throw refusal;
};
