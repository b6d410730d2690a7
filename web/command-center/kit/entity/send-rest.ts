import type { Locale } from '../../../../domain/locale';

interface Call {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly body?: Blob;
  readonly locale: Locale;
}

/** Why there is no answer; `code` and `message` are the server's, null where it could not be reached. */
export interface RestRefusal {
  readonly kind: 'refused';
  readonly code: string | null;
  readonly message: string | null;
  /** Of HTTP; null without any answer. */
  readonly status: number | null;
  /** Of a file: its encoding is doubtful, and it may be one of these. */
  readonly candidates?: readonly Reading[];
}

/** How some lines of a file read in an encoding. */
export interface Reading {
  readonly encoding: string;
  readonly sample: readonly string[];
}

export type RestAnswer<Body> = { readonly kind: 'answered'; readonly body: Body } | RestRefusal;

/** As the server writes a refusal. */
interface Refused {
  readonly error: { readonly code: string; readonly message: string; readonly candidates?: readonly Reading[] };
}

export const UNREACHABLE: RestRefusal = { kind: 'refused', code: null, message: null, status: null };

/** Calls a path that takes more than GraphQL does: a file. @returns null as the body of an answer without one. */
export async function sendRest<Body>(path: string, { method, body, locale }: Call): Promise<RestAnswer<Body | null>> {
  const headers = { 'x-locale': locale, ...(body && { 'content-type': 'application/octet-stream' }) };
  const response = await fetch(path, { method, headers, ...(body && { body }) }).catch(() => null);
  if (!response) return UNREACHABLE;
  const answer: Body | Refused | null = await response.json().catch(() => null);
  const { ok, status } = response;
  if (isRefusal(answer)) return { kind: 'refused', status, ...answer.error };
  return ok ? { kind: 'answered', body: answer } : { ...UNREACHABLE, status };
}

function isRefusal<Body>(answer: Body | Refused | null): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}
