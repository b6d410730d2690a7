import type { Mutation, ProofTest } from './proof-test';
import { runProof } from './run-proof';

/** Any number: a guarantee that is gone has to be missed in any examples. */
const SEED = 20_261_122;
/** Of a fault's words: requests of the fuzzer are long. */
const LONGEST = 400;

/**
 * Takes each guarantee away, one at a time, and sees whether its test notices: whether it finds the fault that comes of
 * it, and not just any. A test that could not be done has noticed nothing.
 *
 * @returns whether every mutation was caught.
 */
export async function selfCheck(tests: readonly ProofTest[]): Promise<boolean> {
  let isCaught = true;
  for (const test of tests) {
    for (const [without, mutation] of Object.entries(test.mutations)) {
      const name = `${test.name} without ${without}`;
      if (mutation.pointless) {
        console.log(`– passed over: ${name}\n    ${mutation.gone}\n    ${mutation.pointless}`);
        continue;
      }
      const { faults, seconds } = await runProof(test, {
        isSmall: true,
        without,
        minutes: null,
        seed: SEED,
        tell: () => undefined,
      });
      const own = ownFault(mutation, faults);
      isCaught &&= own !== null;
      console.log(`${own === null ? '✗ NOT CAUGHT' : '✓ caught'}: ${name}, ${seconds} s`);
      console.log(`    ${mutation.gone}`);
      const other = faults[0] ? `of this nothing was found, but: ${faults[0]}` : 'nothing was found';
      console.log(`    ${(own ?? other).slice(0, LONGEST)}`);
    }
  }
  return isCaught;
}

/** @returns the fault that the mutation caused; null when that fault was not found. */
export function ownFault({ shows }: Mutation, faults: readonly string[]): string | null {
  return faults.find((fault) => shows.test(fault)) ?? null;
}
