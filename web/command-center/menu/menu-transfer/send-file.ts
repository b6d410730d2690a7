import type { Locale } from '../../../../domain/locale';
import { type RestRefusal, sendRest, UNREACHABLE } from '../../kit/entity/send-rest';
import type { ImportReport } from './import-report';

export type SendResult = { readonly kind: 'report'; readonly report: ImportReport } | RestRefusal;

interface SendOptions {
  readonly locale: Locale;
  readonly removesMissing: boolean;
  /** Of the report that was seen: what it said is done. Null only checks. */
  readonly fingerprint: string | null;
  /** Of the file, where the reader was asked. */
  readonly encoding: string | null;
}

/** Sends a menu file to be checked or applied. */
export async function sendFile(
  file: Blob,
  { locale, removesMissing, fingerprint, encoding }: SendOptions,
): Promise<SendResult> {
  const search = new URLSearchParams({ removeMissing: String(removesMissing) });
  if (fingerprint !== null) search.set('apply', fingerprint);
  if (encoding !== null) search.set('encoding', encoding);
  const answer = await sendRest<ImportReport>(`/api/menu/import?${search}`, { method: 'POST', body: file, locale });
  if (answer.kind === 'refused') return answer;
  // The connection broke before the whole answer arrived.
  return answer.body ? { kind: 'report', report: answer.body } : UNREACHABLE;
}
