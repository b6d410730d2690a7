import { trace } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { parentOf } from './trace-parent';

const traceId = '0af7651916cd43dd8448eb211c80319c';

test('a proxy’s trace goes on', () => {
  const parent = parentOf(`00-${traceId}-b7ad6b7169203331-01`);
  expect(trace.getSpanContext(parent)).toEqual({ traceId, spanId: 'b7ad6b7169203331', traceFlags: 1, isRemote: true });
});

test.each([null, '', 'yes', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `00-${traceId}-${'0'.repeat(16)}-01`])(
  '%j begins a trace of its own',
  (header) => {
    expect(trace.getSpanContext(parentOf(header))).toBeUndefined();
  },
);
