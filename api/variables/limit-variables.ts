import { OpenStreams, RequestsPerMinute, Switch } from './environment-values';
import { variable } from './variable';

/** Who callers are counted as, and how much they may ask. */
export const LIMIT_VARIABLES = {
  trustProxy: variable({
    name: 'TRUST_PROXY',
    summary: 'Whether a proxy in front sets `X-Forwarded-For` and `X-Forwarded-Proto`; only then are they believed.',
    standard: 'off',
    absent: false,
    expected: 'on or off',
    schema: Switch,
  }),
  rateLimit: variable<number | null>({
    name: 'RATE_LIMIT',
    summary:
      'How many requests one address may send within a minute; a session may send a fifth of it, and changes are a third of each. `off` counts nothing.',
    standard: '3000',
    absent: 3000,
    expected: 'whole requests from 60 to 10000000, for example 3000, or to off',
    schema: RequestsPerMinute,
  }),
  streamLimit: variable<number | null>({
    name: 'STREAM_LIMIT',
    summary:
      'How many streams of live updates one address may hold open on a node; a session may hold a fifth of it. `off` counts nothing.',
    standard: '100',
    absent: 100,
    expected: 'whole streams from 10 to 1000000, for example 100, or to off',
    schema: OpenStreams,
  }),
} as const;
