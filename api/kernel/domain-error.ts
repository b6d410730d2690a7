import type { Localized } from '../../domain/localized';

/** What fills the placeholders of an error's message: an amount, a name, a limit. */
export type ErrorValues = Readonly<Record<string, string | number>>;

/**
 * A refusal that a person can act on. It reaches the caller as data, worded in the reader's language;
 * whatever is thrown and is not one of these is a bug: it is logged with the request's id and masked.
 */
export abstract class DomainError extends Error {
  /** Stable, upper snake case: what a program branches on, and as a rule the key of the message in `api/messages`. */
  abstract readonly code: string;
  /** HTTP status that the REST facade answers with. */
  readonly httpStatus: number = 422;
  /** Names of those `values` that are amounts in minor units, to be written as prices. */
  readonly money: readonly string[] = [];
  /** Placeholders that are names of the menu, in each of its languages. */
  readonly names: Readonly<Record<string, Localized>> = {};

  constructor(
    readonly values: ErrorValues = {},
    private at: readonly string[] | null = null,
  ) {
    super();
    this.name = this.constructor.name;
  }

  /** Which input it is about, as in `['contact', 'phone']`. */
  get path(): readonly string[] | null {
    return this.at;
  }

  /** Says in which part of the call the input stands, as in `['lines', '1']`. */
  within(part: readonly string[]): this {
    this.at = [...part, ...(this.at ?? [])];
    return this;
  }

  /** The key of its message: the code, unless a refusal is worded differently from case to case. */
  get messageCode(): string {
    return this.code;
  }
}
