import type { ProofTest } from './proof-test';
import { runProof } from './run-proof';

/** Any number: a guarantee that is gone has to be missed in any examples. */
const SEED = 20_261_122;

/**
 * Takes each guarantee away, one at a time, and sees whether its test notices. A test that could not be done has
 * noticed nothing.
 *
 * @returns whether every sabotage was caught.
 */
export async function selfCheck(tests: readonly ProofTest[]): Promise<boolean> {
  let isCaught = true;
  for (const test of tests) {
    for (const [without, gone] of Object.entries(test.sabotages)) {
      const { faults, seconds } = await runProof(test, { isSmall: true, without, seed: SEED, tell: () => undefined });
      isCaught &&= faults.length > 0;
      console.log(`${faults.length > 0 ? '✓ caught' : '✗ NOT CAUGHT'}: ${test.name} without ${without}, ${seconds} s`);
      console.log(`    ${gone}`);
      console.log(`    ${faults[0] ?? 'nothing was found'}`);
    }
  }
  return isCaught;
}
