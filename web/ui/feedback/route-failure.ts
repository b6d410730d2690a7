import { isRouteErrorResponse } from 'react-router';
import type { MessageId } from '../../i18n/message-ids';

/** Words of the server's own. */
interface Told {
  readonly title: string;
  readonly message: string;
}

/** What went wrong, in the few kinds that a reader can tell apart. */
export interface RouteFailure {
  readonly status: number;
  readonly title: MessageId;
  readonly message: MessageId;
  /** What the server said in the reader's language, instead of both. */
  readonly told: Told | null;
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
const NOT_SENT = { requestId: null, told: null };
const OFFLINE: Texts = { title: 'errors.offline.title', message: 'errors.offline.message', canRetry: true };

function requestIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return null;
  return typeof data.requestId === 'string' ? data.requestId : null;
}

function toldBy(data: unknown): Told | null {
  if (typeof data !== 'object' || data === null || !('title' in data && 'message' in data)) return null;
  const { title, message } = data;
  return typeof title === 'string' && typeof message === 'string' ? { title, message } : null;
}

/** How the browsers name a request that no answer came to. */
const LOST = /^(?:failed to fetch|load failed|networkerror when attempting to fetch resource)\.?$/i;

/** Whether a page or its data did not come, although the device may have its connection back by now, or the server its database. */
export function isLost(error: unknown): boolean {
  // The code stands in the data of a loader, or in the text of an answer that no loader made.
  if (isRouteErrorResponse(error)) return error.status === 503 && JSON.stringify(error.data).includes('UNAVAILABLE');
  return error instanceof TypeError && LOST.test(error.message);
}

/** @param error - what `useRouteError` gives: a thrown response, or any bug. */
export function routeFailure(error: unknown, isOnline: boolean): RouteFailure {
  if (isRouteErrorResponse(error)) {
    const texts = TEXTS[error.status] ?? ANY;
    return { status: error.status, requestId: requestIdOf(error.data), told: toldBy(error.data), ...texts };
  }
  const isBug = isOnline && !isLost(error);
  return isBug ? { status: 500, ...NOT_SENT, ...ANY } : { status: 503, ...NOT_SENT, ...OFFLINE };
}
