import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { isUnanswered } from './is-unanswered';

const networkError = new Error('Failed to fetch');

test('no answer, a busy server and a restarting one are worth another try', () => {
  expect(isUnanswered({ networkError })).toBe(true);
  for (const status of [200, 408, 425, 429, 500, 502, 503, 504]) {
    expect(isUnanswered({ networkError, response: { status } }), String(status)).toBe(true);
  }
  // The API itself says so in GraphQL's own words.
  for (const status of [429, 503]) expect(isUnanswered({ response: { status } }), String(status)).toBe(true);
});

test('what the server refuses for good is not sent for ever', () => {
  for (const status of [400, 403, 404, 413]) {
    expect(isUnanswered({ networkError, response: { status } }), String(status)).toBe(false);
  }
});

test('an error of the API itself is an answer', () => {
  expect(isUnanswered({ response: { status: 200 } })).toBe(false);
  const graphQLErrors = [new GraphQLError('The database is away.', { path: ['addLine'] })];
  expect(isUnanswered({ graphQLErrors, response: { status: 503 } })).toBe(false);
});
