/**
 * How many cases each property test tries. `npm test` keeps it small; a proof raises it by `PROPERTY_RUNS=10000`.
 * Only tests import this, so the server's own settings in `env.ts` need not know of it.
 */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 200);

/** Where the cases begin, to see those of an earlier proof again; null is as the number of cases says. */
export const PROPERTY_SEED = process.env.PROPERTY_SEED ? Number(process.env.PROPERTY_SEED) : null;
