import { insist } from '../../../api/checkout/testing-insist';
import type { Database } from '../../../api/db/client';
import { DomainError } from '../../../api/kernel/domain-error';

/** How many come at the same moment. */
export const RUNNERS = 20;

/** Servers on one PostgreSQL, each with connections and queues of its own: who comes is spread over them in turn. */
export type Nodes = readonly Database[];

/** One of the moments in which many want what one, or a few, can have. */
export interface Race {
  /** In the words of the figures. */
  readonly name: string;
  /** One round, in a shop that nothing has happened in. */
  run(nodes: Nodes): Promise<Round>;
}

/** How a round ended. */
export interface Round {
  /** Attempts that were answered: done. */
  readonly wins: number;
  /** Attempts that were answered: not done, and why. */
  readonly refusals: number;
  /** Each way in which it did not end as it must, as a sentence; none when it did. */
  readonly faults: readonly string[];
}

export interface Finish<Value> {
  readonly values: readonly Value[];
  /** Codes of the refusals; other answers are faults, in their own words. */
  readonly refusals: readonly string[];
}

/** Lets all start at once and waits for the last. One that hears that the shop is too busy asks again, as clients do. */
export async function runTogether<Value>(
  nodes: Nodes,
  attempt: (db: Database, index: number) => Promise<Value>,
): Promise<Finish<Value>> {
  const results = await Promise.allSettled(
    Array.from({ length: RUNNERS }, (_, index) => insist(() => attempt(nodeOf(nodes, index), index))),
  );
  return {
    values: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refusals: results.flatMap((result) => (result.status === 'rejected' ? [refusalOf(result.reason)] : [])),
  };
}

export function nodeOf(nodes: Nodes, index: number): Database {
  const node = nodes[index % nodes.length];
  if (!node) throw new Error('a race needs a server');
  return node;
}

function refusalOf(error: unknown): string {
  return error instanceof DomainError ? error.code : `an error (${String(error).trim().split('\n').at(-1)})`;
}

/** @param expected - how many win, and the code that the others are refused with. */
export function judge(
  { values, refusals }: Finish<unknown>,
  expected: { readonly wins: number; readonly refusal: string },
  ...facts: readonly (string | null)[]
): Round {
  const strange = refusals.filter((code) => code !== expected.refusal);
  return {
    wins: values.length,
    refusals: refusals.length,
    faults: [
      differs('believe that they won', values.length, expected.wins),
      strange.length > 0 ? `${strange.length} were answered ${strange[0]} and not ${expected.refusal}` : null,
      ...facts,
    ].filter((fault) => fault !== null),
  };
}

/** A sentence when the two are not the same. */
export function differs(what: string, found: number, expected: number): string | null {
  return found === expected ? null : `${found} ${what}, and not ${expected}`;
}
