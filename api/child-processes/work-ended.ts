/** Why a child process gave no answer. */
export type WorkEnd =
  /** It reached its heap limit, or needed a longer text or list than the engine makes. */
  | 'OUT_OF_MEMORY'
  /** It was ended because it took longer than its deadline; a machine that stalls can be the reason too. */
  | 'DEADLINE'
  /** It ended by itself while it worked: our bug, or the machine's state. */
  | 'CRASHED'
  /** It could not be started: the machine has no process or no memory left. The task is not to blame. */
  | 'NOT_STARTED';

/** A task that took more than it may: what was asked for is to blame, and not the machine. */
export type TooCostly = WorkEnded & { readonly end: 'OUT_OF_MEMORY' | 'DEADLINE' };

/**
 * A task in a child process has ended without an answer; this process and all other tasks go on. The caller puts
 * it into words: only there it is known what was asked.
 */
export class WorkEnded extends Error {
  /** @param detail - for the log: what the process said last. */
  constructor(
    readonly end: WorkEnd,
    detail = '',
  ) {
    super(`a child process ended without an answer: ${end}${detail && ` (${detail})`}`);
    this.name = 'WorkEnded';
  }
}

export function isTooCostly(error: unknown): error is TooCostly {
  return error instanceof WorkEnded && (error.end === 'OUT_OF_MEMORY' || error.end === 'DEADLINE');
}
