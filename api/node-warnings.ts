import type { Logger } from 'pino';

/** Sends Node's warnings to the log. */
export function logNodeWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'Node warns'));
}
