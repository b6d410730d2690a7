/** One press of Ctrl+C comes twice: from the terminal, and handed on by the process that started this one. */
const SAME_PRESS_MS = 1_000;

/**
 * Runs the steps in order on the first SIGINT or SIGTERM, then ends the process; a later signal ends it at once.
 * What fails to stop is reported and does not keep the rest from stopping.
 */
export function onStopSignal(steps: readonly (() => Promise<void>)[], report: (error: unknown) => void): void {
  let firstAt: number | null = null;
  const stopAll = async () => {
    for (const step of steps) await step().catch(report);
    process.exit(0);
  };
  const onSignal = () => {
    if (firstAt !== null && performance.now() - firstAt > SAME_PRESS_MS) process.exit(1);
    if (firstAt !== null) return;
    firstAt = performance.now();
    void stopAll();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
