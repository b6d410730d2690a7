import type { Locale } from '../../../../domain/locale';
import type { ImportReport } from './import-report';

/** What came of it; `code` and `message` are the server's, null where it could not be reached. */
export type SendResult =
  | { readonly kind: 'report'; readonly report: ImportReport }
  | { readonly kind: 'refused'; readonly code: string | null; readonly message: string | null };

interface SendOptions {
  readonly locale: Locale;
  readonly removesMissing: boolean;
  /** Of the report that was seen: what it said is done. Null only checks. */
  readonly fingerprint: string | null;
}

const UNREACHABLE: SendResult = { kind: 'refused', code: null, message: null };

/** Sends a menu file to be checked or applied. */
export async function sendFile(file: Blob, { locale, removesMissing, fingerprint }: SendOptions): Promise<SendResult> {
  const search = new URLSearchParams({ removeMissing: String(removesMissing) });
  if (fingerprint !== null) search.set('apply', fingerprint);
  const headers = { 'content-type': 'application/octet-stream', 'x-locale': locale };
  const response = await fetch(`/api/menu/import?${search}`, { method: 'POST', body: file, headers }).catch(() => null);
  if (!response) return UNREACHABLE;
  const body: ImportReport | { readonly error: { readonly code: string; readonly message: string } } | null =
    await response.json().catch(() => null);
  if (body && 'error' in body) return { kind: 'refused', ...body.error };
  return body ? { kind: 'report', report: body } : UNREACHABLE;
}
