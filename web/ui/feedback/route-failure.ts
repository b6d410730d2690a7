import { isRouteErrorResponse } from 'react-router';
import type { MessageId } from '../../i18n/message-ids';

/** What went wrong, in the few kinds that a reader can tell apart. */
export interface RouteFailure {
  readonly status: number;
  readonly title: MessageId;
  readonly message: MessageId;
  readonly requestId: string | null;
  readonly canRetry: boolean;
}

type Texts = Pick<RouteFailure, 'title' | 'message' | 'canRetry'>;

const UNAVAILABLE: Texts = { title: 'errors.unavailable.title', message: 'errors.unavailable.message', canRetry: true };
const TEXTS: Readonly<Record<number, Texts>> = {
  401: { title: 'errors.signIn.title', message: 'errors.signIn.message', canRetry: false },
  403: { title: 'errors.forbidden.title', message: 'errors.forbidden.message', canRetry: false },
  404: { title: 'errors.notFound.title', message: 'errors.notFound.message', canRetry: false },
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
};
const ANY: Texts = { title: 'errors.title', message: 'errors.message', canRetry: true };
const OFFLINE: Texts = { title: 'errors.offline.title', message: 'errors.offline.message', canRetry: true };

function requestIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return null;
  return typeof data.requestId === 'string' ? data.requestId : null;
}

/** @param error - what `useRouteError` gives: a thrown response, or any bug. */
export function routeFailure(error: unknown, isOnline: boolean): RouteFailure {
  if (isRouteErrorResponse(error)) {
    const texts = TEXTS[error.status] ?? ANY;
    return { status: error.status, requestId: requestIdOf(error.data), ...texts };
  }
  return isOnline ? { status: 500, requestId: null, ...ANY } : { status: 503, requestId: null, ...OFFLINE };
}
