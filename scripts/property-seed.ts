import fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_SEED } from '../api/kernel/property-runs';

const USUAL_RUNS = 200;
/** Any number. */
const SEED = 20_261_121;

// Every run uses the same examples, so that a failure comes from the change itself. Runs with more examples use a
// random seed, which is printed when one fails.
const seed = PROPERTY_SEED ?? (PROPERTY_RUNS === USUAL_RUNS ? SEED : null);
fc.configureGlobal({ numRuns: PROPERTY_RUNS, ...(seed !== null && { seed }) });
