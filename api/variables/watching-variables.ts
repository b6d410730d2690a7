import { z } from 'zod';
import { Port, WebAddress } from './environment-values';
import { variable } from './variable';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What it tells those who watch over it. */
export const WATCHING_VARIABLES = {
  logLevel: variable<(typeof LOG_LEVELS)[number]>({
    name: 'LOG_LEVEL',
    summary: `How much is logged: ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}.`,
    standard: 'info',
    absent: 'info',
    expected: `one of ${LOG_LEVELS.join(', ')}`,
    schema: z.string().pipe(z.enum(LOG_LEVELS)),
  }),
  metricsPort: variable<number | null>({
    name: 'METRICS_PORT',
    summary: 'A port of its own on which Prometheus finds `/metrics`; keep it away from the internet.',
    standard: 'no metrics',
    absent: null,
    expected: 'a port from 0 to 65535 (0 takes any free one), for example 9464',
    schema: Port,
  }),
  traceEndpoint: variable<string | null>({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    summary: 'A collector that takes OpenTelemetry traces as OTLP over HTTP.',
    standard: 'no traces',
    absent: null,
    expected: 'an http or https address, for example http://localhost:4318',
    schema: WebAddress,
  }),
} as const;
