import { vi } from 'vitest';

/** A quiet machine needs milliseconds; one that builds and tests beside it needs seconds. */
const PATIENCE_MS = 20_000;

/** Looks until what is expected holds. @throws what the last look threw. */
export function eventually<Result>(look: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(look, { timeout: PATIENCE_MS });
}
