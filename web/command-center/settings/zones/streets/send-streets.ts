import type { Locale } from '../../../../../domain/locale';

/** What came of it; `message` is the server's, null where it could not be reached. */
export type SentStreets =
  | { readonly kind: 'loaded'; readonly streets: number; readonly houses: number }
  | { readonly kind: 'refused'; readonly message: string | null };

interface Refusal {
  readonly error: { readonly message: string };
}

const UNREACHABLE: SentStreets = { kind: 'refused', message: null };

/** As it is, where the browser packs nothing: the server takes both. @throws {Error} when the file can't be read any more. */
async function packed(file: Blob): Promise<Blob> {
  if (!('CompressionStream' in globalThis)) return file;
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Sends a street file, packed on the way: a town is tens of megabytes, and a tenth of it packed. */
export async function sendStreets(file: Blob, locale: Locale): Promise<SentStreets> {
  const body = await packed(file).catch(() => null);
  if (!body) return UNREACHABLE;
  const headers = { 'content-type': 'application/octet-stream', 'x-locale': locale };
  const response = await fetch('/api/streets', { method: 'PUT', body, headers }).catch(() => null);
  const answer: { readonly streets: number; readonly houses: number } | Refusal | null =
    (await response?.json().catch(() => null)) ?? null;
  if (!answer) return UNREACHABLE;
  return 'error' in answer ? { kind: 'refused', message: answer.error.message } : { kind: 'loaded', ...answer };
}

/** @returns null when it is done, else the server's refusal, or an empty one where it could not be reached. */
export async function removeStreets(locale: Locale): Promise<{ readonly message: string | null } | null> {
  const headers = { 'x-locale': locale };
  const response = await fetch('/api/streets', { method: 'DELETE', headers }).catch(() => null);
  if (response?.ok) return null;
  const answer: Refusal | null = (await response?.json().catch(() => null)) ?? null;
  return { message: answer?.error.message ?? null };
}
