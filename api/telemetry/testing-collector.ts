import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  attributes: z.array(Attribute).default([]),
  status: z.object({ code: z.number().optional() }).optional(),
});
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export type CollectedSpan = z.infer<typeof Span>;

/** A collector that takes OTLP over HTTP in JSON, and keeps what it got. */
export interface TestCollector {
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** All that came, as it came. */
  readonly text: () => string;
  close(): Promise<void>;
}

export async function startCollector(): Promise<TestCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    bodies.push(`${request.url}\n${body}`);
    const { resourceSpans } = Export.parse(JSON.parse(body));
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
