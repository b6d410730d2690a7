/**
 * Runs the steps in order on the first SIGINT or SIGTERM, then ends the process; a second signal ends it at once.
 * What fails to stop is reported and does not keep the rest from stopping.
 */
export function onStopSignal(steps: readonly (() => Promise<void>)[], report: (error: unknown) => void): void {
  let isStopping = false;
  const stopAll = async () => {
    for (const step of steps) await step().catch(report);
    process.exit(0);
  };
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stopAll();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
