import { type Attributes, type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('carte');

interface SpanStart {
  readonly kind?: SpanKind;
  /** Ids, names and codes: nothing of a person, no address, no path, no value of a statement. */
  readonly attributes?: Attributes;
  /** What it belongs to; what is under way unless said. */
  readonly parent?: Context;
}

/** Does the work inside a span, which fails when the work does. Without a tracer it is the work alone. */
export function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: SpanStart,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // Its words could hold what somebody typed.
      failed(span, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** @param type - a name or a code. */
export function failed(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}

/** Of the span that is under way, for a line in the log. */
export function traceFields(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan();
  if (!span) return {};
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}
