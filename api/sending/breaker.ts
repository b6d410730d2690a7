const SECOND = 1000;

/** When a receiver that fails at everything is left alone for a while. */
export interface BreakerRule {
  /** Attempts in a row, over all of its messages, that have to fail. */
  readonly failures: number;
  /** Milliseconds of the first rest, the second and so on; the last one repeats. */
  readonly restsMs: readonly number[];
}

/**
 * After ten failures in a row a receiver rests; its messages wait, and their attempts are not used up. Then one of them
 * is tried: if it is taken, all is as before, and if not, the receiver rests for twice as long.
 */
export const BREAKER_RULE: BreakerRule = { failures: 10, restsMs: [30, 60, 120, 240, 300].map((s) => s * SECOND) };

/** `RESTING`: it failed too often and is left alone for now. `PAUSED`: by staff, or it answered 410. `STOPPED`: see `stopReceiver`. */
export type ReceiverState = 'WORKING' | 'RESTING' | 'PAUSED' | 'STOPPED';

/** @param receiver - the row. A rest that is over counts until the message that is tried then was taken. */
export function receiverState({
  isActive,
  restsUntil,
  stoppedSince,
}: {
  readonly isActive: boolean;
  readonly restsUntil: Date | null;
  readonly stoppedSince: Date | null;
}): ReceiverState {
  if (!isActive) return 'PAUSED';
  if (stoppedSince !== null) return 'STOPPED';
  return restsUntil === null ? 'WORKING' : 'RESTING';
}
