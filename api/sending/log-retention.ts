/** How long the log is kept. What still waits is never forgotten. */
export const LOG_RETENTION = { deliveredDays: 30, failedDays: 90 } as const;
