import { databaseFailure } from './database-failure';

/** The part of a pino logger that a failure needs. */
interface FailureLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A database that is away for a moment comes back by itself, and what was to be done is done then; anything else is a fault. */
export function logFailure(logger: FailureLogger, error: unknown, text: string, fields: object = {}): void {
  const all: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  const isPassing = all.length > 0 && all.every((one) => databaseFailure(one) === 'UNAVAILABLE');
  logger[isPassing ? 'warn' : 'error']({ ...fields, err: error }, text);
}
