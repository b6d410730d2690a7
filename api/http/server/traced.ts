import { SpanKind } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { failed, inSpan } from '../../telemetry/span';
import { parentOf } from '../../telemetry/trace-parent';
import { routeOf } from '../request/measured';
import type { PublicAddress } from '../request/public-request';
import type { ServerEnv } from '../request/server-env';

/** A span for each request. Only a trusted proxy may say what trace it belongs to: a stranger could fill ours. */
export function traced({ trustProxy }: Pick<PublicAddress, 'trustProxy'>): MiddlewareHandler<ServerEnv> {
  return (c, next) => {
    const parent = parentOf(trustProxy ? (c.req.header('traceparent') ?? null) : null);
    const attributes = { 'http.request.method': c.req.method, 'carte.request_id': c.get('requestId') };
    return inSpan(c.req.method, { kind: SpanKind.SERVER, parent, attributes }, async (span) => {
      await next();
      const { status } = c.res;
      const route = routeOf(c);
      span.updateName(`${c.req.method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) failed(span, String(status));
    });
  };
}
