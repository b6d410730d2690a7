import { z } from 'zod';
import { ProviderRefused, ProviderSilent } from '../provider-failure';

export interface YookassaAccount {
  readonly shopId: string;
  readonly key: string;
  /** Of the API, without a closing slash. */
  readonly url: string;
}

interface YookassaRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** At most 64 characters. Sent again within a day, the first answer comes again. */
  readonly idempotenceKey?: string;
}

const PATIENCE_MS = 10_000;
const TOO_MANY = 429;

const Failure = z.object({ code: z.string(), description: z.string().optional() });

/** https://yookassa.ru/developers/using-api/interaction-format */
export async function askYookassa<Schema extends z.ZodType>(
  { shopId, key, url }: YookassaAccount,
  { method, path, body, idempotenceKey }: YookassaRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${shopId}:${key}`).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotenceKey && { 'idempotence-key': idempotenceKey }),
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new ProviderSilent(null, error instanceof Error ? error.message : 'no connection');
  });
  const said = await answer.json().catch(() => null);
  // 202: the request is still being worked on, and is to be asked again.
  const isUnclear = answer.status === 202 || answer.status === TOO_MANY || answer.status >= 500;
  if (isUnclear) throw new ProviderSilent(answer.status, answer.statusText);
  if (!answer.ok) {
    throw new ProviderRefused(answer.status, Failure.safeParse(said).data?.code ?? answer.statusText, said);
  }
  const read = schema.safeParse(said);
  if (!read.success) throw new ProviderSilent(answer.status, 'an answer of another form');
  return read.data;
}
