import { Hono } from 'hono';
import type { Metrics } from './prometheus';

/** The one page of the port that Prometheus asks. */
export function metricsApp(metrics: Pick<Metrics, 'contentType' | 'text'>): Hono {
  return new Hono().get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }),
  );
}
