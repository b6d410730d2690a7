import type { ProofTest } from '../scripts/proof/proof-test';
import { runProof } from '../scripts/proof/run-proof';
import { expect, test } from './fixtures';

/** Any number: a change is tried with the same examples as the one before it. */
const SEED = 20_261_122;

/** Each takes servers and a PostgreSQL of its own, and waits for the lease of a worker that was killed. */
const TIMEOUT_MS = 600_000;

/** What is promised of orders, in the version that a change waits for: see docs/guarantees.md. */
export function proofHolds(proof: ProofTest): void {
  test(proof.guarantee, async () => {
    test.setTimeout(TIMEOUT_MS);
    const { faults, figures } = await runProof(proof, {
      isSmall: true,
      without: null,
      seed: SEED,
      tell: () => undefined,
    });
    expect(faults, JSON.stringify(figures, null, 2)).toEqual([]);
  });
}
