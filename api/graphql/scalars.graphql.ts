import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { builder } from './builder';

const Instant = z.iso.datetime({ offset: true });

function refuse(scalar: string, expected: string): never {
  throw new GraphQLError(`${scalar} must be ${expected}.`, { extensions: { code: 'BAD_USER_INPUT' } });
}

builder.scalarType('DateTime', {
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  description: 'An instant in ISO 8601 with a zone, as in `2026-11-20T18:30:00.000Z`. Answers are in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    // `Date` itself would take the 30th of February for the 2nd of March.
    const { data } = Instant.safeParse(value);
    return data === undefined ? refuse('DateTime', 'an ISO 8601 instant') : new Date(data);
  },
});

builder.scalarType('Date', {
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  description: 'A day in the shop’s time zone, as in `2026-11-20`.',
  serialize: (value) => value,
  parseValue: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : refuse('Date', 'written as YYYY-MM-DD'),
});

builder.scalarType('TimeOfDay', {
  description: 'A time on the shop’s clock, as in `18:30`.',
  serialize: (value) => value,
  parseValue: (value) =>
    typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
      ? value
      : refuse('TimeOfDay', 'written as HH:mm'),
});
