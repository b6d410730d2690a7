import type { Locale } from '../../../../domain/locale';
import type { RestRefusal } from '../entity/send-rest';
import type { PhotoValue } from './photo-value';

/** What came of an upload. */
export type UploadResult =
  | { readonly kind: 'loaded'; readonly photo: PhotoValue }
  | Pick<RestRefusal, 'kind' | 'message' | 'status'>
  | { readonly kind: 'stopped' };

interface UploadOptions {
  readonly locale: Locale;
  /** Hears how much has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a photo to `POST /api/media`. By XMLHttpRequest, since `fetch` does not tell how much has been sent. */
export function uploadPhoto(file: Blob, { locale, onProgress, signal }: UploadOptions): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/media');
    request.responseType = 'json';
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('x-locale', locale);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(resultOf(request.status, request.response)));
    request.addEventListener('error', () => resolve({ kind: 'refused', message: null, status: null }));
    request.addEventListener('abort', () => resolve({ kind: 'stopped' }));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** @param body - what the server answered: a photo, or why there is none. */
function resultOf(status: number, body: PhotoValue | { error?: { message?: string } } | null): UploadResult {
  if (status === 201 && body && 'id' in body) return { kind: 'loaded', photo: body };
  return { kind: 'refused', message: (body && 'error' in body && body.error?.message) || null, status };
}
