import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api';

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

interface TracingSettings {
  /** Of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly buildId: string;
  /** Hears when the collector takes nothing. Spans are dropped then, and the shop goes on. */
  readonly onTrouble: (text: string) => void;
  /** Milliseconds for which spans are gathered. */
  readonly gatherMs?: number;
}

const GATHER_MS = 5_000;

/**
 * Puts a tracer behind `@opentelemetry/api`, whose calls do nothing before. The libraries are loaded here: who sets no
 * collector does not pay for them. Other `OTEL_…` variables (headers of the exporter, the sampler) count as theirs.
 */
export async function startTracing({
  endpoint,
  buildId,
  onTrouble,
  gatherMs = GATHER_MS,
}: TracingSettings): Promise<Tracing> {
  const [
    { BasicTracerProvider, BatchSpanProcessor },
    { AsyncLocalStorageContextManager },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const tell = (text: string) => onTrouble(text);
  diag.setLogger({ error: tell, warn: tell, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'carte', 'service.version': buildId }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: gatherMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    stop: async () => {
      await provider.shutdown().catch((error: unknown) => onTrouble(String(error)));
      trace.disable();
      context.disable();
      diag.disable();
    },
  };
}
