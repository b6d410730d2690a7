import fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_SEED } from '../api/kernel/property-runs';

const USUAL_RUNS = 200;
/** Any number. */
const SEED = 20_261_121;

// A change is checked with the same examples as the one before it, so that a failure is the change's own. Runs in
// greater number look for new examples: theirs are random, and printed when one fails.
const seed = PROPERTY_SEED ?? (PROPERTY_RUNS === USUAL_RUNS ? SEED : null);
fc.configureGlobal({ numRuns: PROPERTY_RUNS, ...(seed !== null && { seed }) });
