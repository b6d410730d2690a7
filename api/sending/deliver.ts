import type { Dispatcher } from 'undici';
import type { GuardedAgent } from '../kernel/guarded-agent';
import { parseRetryAfter } from './backoff';
import { type DeliveryFailure, failureOf } from './delivery-failure';

/** One request, ready to be sent. */
export interface DeliveryRequest {
  readonly url: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  /** Not sent with GET. */
  readonly body: string | Uint8Array;
}

/** How an attempt ended. It counts as delivered exactly when `failure` is null. */
export interface DeliveryOutcome {
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  /** What the network said, in English. */
  readonly failureDetail: string | null;
  readonly durationMs: number;
  /** First 4 KB of the answer as UTF-8 text. */
  readonly answer: string | null;
  readonly retryAfterMs: number | null;
  /** What failed is the address of one recipient: nothing is counted against the target. */
  readonly isOfRecipient?: boolean;
}

export interface DeliveryLimits {
  /** Milliseconds from the first byte sent to the last byte read, connecting included. */
  readonly totalMs: number;
  /** Bytes of the answer that are read before the connection is cut. */
  readonly answerBytes: number;
  /** Bytes of the answer that are kept. */
  readonly keptBytes: number;
}

export const DELIVERY_LIMITS: DeliveryLimits = { totalMs: 10_000, answerBytes: 65_536, keptBytes: 4096 };

/**
 * Makes one attempt. It never throws: whatever happens is an outcome.
 *
 * A 2xx counts as soon as its head has come, even when the answer behind it is cut, endless or too long: the receiver
 * has said that it took the order. Redirects are not followed.
 *
 * @param agent - connects, and refuses addresses: see `createGuardedAgent`.
 */
export async function deliver(
  { url, method, headers, body }: DeliveryRequest,
  agent: GuardedAgent,
  {
    limits = DELIVERY_LIMITS,
    now = () => new Date(),
    signal,
  }: { limits?: DeliveryLimits; now?: () => Date; signal?: AbortSignal | undefined } = {},
): Promise<DeliveryOutcome> {
  const startedAt = performance.now();
  const outcome = (known: Partial<DeliveryOutcome>): DeliveryOutcome => ({
    status: null,
    failure: null,
    failureDetail: null,
    answer: null,
    retryAfterMs: null,
    ...known,
    durationMs: Math.round(performance.now() - startedAt),
  });
  try {
    const response = await agent.request(url, {
      method,
      headers,
      body: method === 'GET' ? null : body,
      signal: AbortSignal.any([AbortSignal.timeout(limits.totalMs), ...(signal ? [signal] : [])]),
      headersTimeout: limits.totalMs,
      bodyTimeout: limits.totalMs,
    });
    const status = response.statusCode;
    const failure = failureOfStatus(status);
    return outcome({
      status,
      failure,
      failureDetail: failure && `HTTP ${status}`,
      answer: await readAnswer(response.body, limits),
      retryAfterMs: parseRetryAfter(single(response.headers['retry-after']), now()),
    });
  } catch (error) {
    const { failure, detail } = failureOf(error);
    return outcome({ failure, failureDetail: detail });
  }
}

function failureOfStatus(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'REDIRECT';
  return status === 410 ? 'GONE' : 'STATUS';
}

function single(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}

/** Reads up to the limit; what breaks while reading only shortens the answer. */
async function readAnswer(
  body: Dispatcher.ResponseData['body'],
  { answerBytes, keptBytes }: DeliveryLimits,
): Promise<string> {
  const kept: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of body) {
      const bytes = Buffer.from(chunk);
      if (read < keptBytes) kept.push(bytes.subarray(0, keptBytes - read));
      read += bytes.length;
      // Leaving the loop destroys the stream, and with it the connection.
      if (read >= answerBytes) break;
    }
  } catch {
    // The status came before: the answer stays as long as it is.
  }
  // With `stream`, half a character at the cut is dropped. PostgreSQL's text refuses NUL.
  return new TextDecoder().decode(Buffer.concat(kept), { stream: true }).replaceAll('\0', '\uFFFD');
}
