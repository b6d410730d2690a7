import type { Logger } from 'pino';

/** Prisma's adapter sends a transaction's nested reads at once; pg queues them as it should, and says this each time. */
const PRISMA_QUEUES = 'client.query() when the client is already executing a query';

/** Sends Node's warnings to the log, but for one that no owner can do anything about. */
export function logNodeWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (!warning.message.includes(PRISMA_QUEUES)) logger.warn({ err: warning }, 'Node warns');
  });
}
