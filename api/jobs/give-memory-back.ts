import { performance } from 'node:perf_hooks';

/** How a process is doing. */
export interface Process {
  /** Share of the time since it was last asked in which the process worked, 0 to 1. */
  readonly busy: () => number;
  /** Bytes that the process holds. */
  readonly memory: () => number;
  /** Collects all garbage, and stops everything else meanwhile. */
  readonly collect: () => void;
}

/** Of the time: a request to a process that works more would wait for it. */
const QUIET = 0.2;
/** Bytes. A collection takes some tenths of a second, so less is left to V8. */
const WORTH_COLLECTING = 64 * 1024 * 1024;

/**
 * Gives back in a quiet moment what is left of a rush. V8 does so now and then by itself, or not at all, and holds twice of what is in
 * use meanwhile: on a small machine PostgreSQL needs it.
 *
 * @returns what to call again and again.
 */
export function memoryGiver({ busy, memory, collect }: Process): () => void {
  let heldAtRest = memory();
  return () => {
    if (busy() > QUIET || memory() < heldAtRest + WORTH_COLLECTING) return;
    collect();
    heldAtRest = memory();
  };
}

/** This process; null when it was started without `--expose-gc`. */
export function thisProcess(): Process | null {
  const { gc } = globalThis;
  if (!gc) return null;
  let last = performance.eventLoopUtilization();
  return {
    busy: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    memory: () => process.memoryUsage.rss(),
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  };
}
