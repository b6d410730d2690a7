import { type Context, ROOT_CONTEXT, trace } from '@opentelemetry/api';

const TRACE_PARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** What a proxy in front calls the request, by the W3C's `traceparent`: a new trace where it says nothing usable. */
export function parentOf(header: string | null): Context {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
