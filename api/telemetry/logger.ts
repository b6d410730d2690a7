import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { describeError } from './describe-error';
import { traceFields } from './span';

/**
 * What is left out wherever it stands in a line's object, to that depth: lines are made of ids and codes, and these are for
 * the day when somebody logs a whole row or a request by mistake.
 */
const SECRET = [
  ...['authorization', 'cookie', 'set-cookie', 'password', 'passwordHash', 'token', 'secret', 'signingSecret'],
  ...['phone', 'name', 'street', 'apartment', 'intercom', 'email', 'courierNote', 'kitchenNote', 'headers'],
];

/** The process's log: JSON, one object a line, with the trace that a line belongs to. */
export function createLogger(level: LevelWithSilent, destination: DestinationStream): Logger {
  const redact = { paths: SECRET.flatMap(pathsOf), censor: '[left out]' };
  // Words, as collectors and people read them, and not pino's numbers.
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, mixin: traceFields, redact, formatters, serializers: { err: describeError } }, destination);
}

function pathsOf(field: string): string[] {
  const step = /^\w+$/.test(field) ? `.${field}` : `["${field}"]`;
  const top = /^\w+$/.test(field) ? field : step;
  return [top, `*${step}`, `*.*${step}`];
}
