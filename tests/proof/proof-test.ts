/** What was measured, in the order that it is shown; a name carries its unit: `'p99 (ms)'`. */
export type Figures = Readonly<Record<string, number | string>>;

export interface ProofOptions {
  /** The version that takes seconds: for a change, and for the mutations. */
  readonly isSmall: boolean;
  /** One of the test's mutations, or null to see the product as it is. */
  readonly without: string | null;
  /** How long a test lasts that can last any time; null: as long as it does in its version. */
  readonly minutes: number | null;
  /** Where random examples begin: the same ones for the same number. */
  readonly seed: number;
  /** Tells how it goes, a line at a time. */
  tell(line: string): void;
}

export interface ProofOutcome {
  readonly figures: Figures;
  /** Each way in which the guarantee did not hold, as a sentence; none when it held. */
  readonly faults: readonly string[];
}

/** A way to take a guarantee away. */
export interface Mutation {
  /** The guarantee that is removed, as a sentence. */
  readonly gone: string;
  /** The text of a fault that the mutation causes. Another fault might have occurred without it. */
  readonly shows: RegExp;
  /** Why it would change nothing here: it is passed over then. */
  readonly pointless?: string | null;
}

/**
 * A guarantee and what tries to break it.
 *
 * `run` throws only when the test itself could not be done: a broken guarantee is a fault.
 */
export interface ProofTest {
  /** As it is asked for: `npm run proof crash`. */
  readonly name: string;
  /** What is guaranteed, in one sentence that an owner understands. */
  readonly guarantee: string;
  /**
   * Ways to take the guarantee away, by name. Under each of them `run` has to find its fault, or it could not tell a
   * broken product from a whole one.
   */
  readonly mutations: Readonly<Record<string, Mutation>>;
  run(options: ProofOptions): Promise<ProofOutcome>;
}

/** One run of one test, as it is kept in proof-results/. */
export interface ProofReport {
  readonly name: string;
  readonly without: string | null;
  readonly isSmall: boolean;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly machine: string;
  readonly figures: Figures;
  readonly faults: readonly string[];
}
