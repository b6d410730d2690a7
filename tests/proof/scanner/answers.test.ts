import { expect, test } from 'vitest';
import { countAnswers, countedSince } from './answers';

const METRICS = `# HELP carte_http_request_duration_seconds Requests by route and status.
carte_http_request_duration_seconds_bucket{le="0.005",method="GET",route="/",status="200"} 3
carte_http_request_duration_seconds_count{method="GET",route="/",status="200"} 4
carte_http_request_duration_seconds_count{method="GET",route="/search",status="200"} 2
carte_http_request_duration_seconds_count{method="POST",route="/graphql",status="429"} 5
`;

test('the answers of all routes are added up by their status', () => {
  expect(Object.fromEntries(countAnswers(METRICS))).toEqual({ 200: 6, 429: 5 });
});

test('what a scanner came to is counted without what was there before it', () => {
  const before = new Map([['200', 6]]);
  const after = new Map(Object.entries({ 200: 10, 429: 5, 503: 1 }));
  expect(countedSince(before, after)).toBe('10 requests answered, 5 of them as too many, 1 × 503');
  expect(countedSince(after, after)).toBe('0 requests answered, 0 of them as too many, none with 500 or more');
});
