/**
 * How many cases each property test tries. `npm test` keeps it small; a proof raises it by `PROPERTY_RUNS=10000`.
 * Only tests import this, so the server's own settings in `env.ts` need not know of it.
 */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 200);
