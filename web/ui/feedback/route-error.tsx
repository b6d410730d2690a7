import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useHref, useLocation, useRouteError } from 'react-router';
import { askServer } from '../../connectivity/ask-server';
import { reachability } from '../../connectivity/reachability';
import { useIsOnline } from '../../connectivity/use-is-online';
import type { MessageId } from '../../i18n/message-ids';
import { ErrorScreen } from './error-screen';
import { reloadOnce } from './missing-chunk';
import { isLost, routeFailure } from './route-failure';
import { useReloadOfMissingChunk } from './use-missing-chunk';

interface Props {
  /** Where the button home leads. Defaults to `/`. */
  readonly homeTo?: string;
  /** What that button says. */
  readonly home?: MessageId;
  /** What is said of a page that is not there. */
  readonly notFound?: MessageId;
}

/**
 * The error screen of a route: `export function ErrorBoundary() { return <RouteError />; }`. In a layout's child
 * routes it keeps the navigation; in the root it is the last resort.
 */
export function RouteError({ homeTo, home, notFound }: Props) {
  const { formatMessage } = useIntl();
  const path = useHref(useLocation());
  const isOnline = useIsOnline();
  const error = useRouteError();
  const { status, requestId, canRetry, ...failure } = routeFailure(error, isOnline);
  useReloadWhenReady(error, isOnline);
  if (useReloadOfMissingChunk(error, isOnline)) return null;
  const { title, message } = failure.told ?? {
    title: formatMessage({ id: failure.title }),
    message: formatMessage({ id: (status === 404 && notFound) || failure.message }, { path }),
  };
  return (
    <>
      <title>{title}</title>
      <meta content="noindex" name="robots" />
      <ErrorScreen
        canRetry={canRetry}
        home={home}
        homeTo={homeTo}
        message={message}
        requestId={requestId}
        status={status}
        title={title}
      />
    </>
  );
}

const ASK_EVERY_MS = 3_000;

/** A page that only lacked the connection, or the server its database, comes by itself once it is back. */
function useReloadWhenReady(error: unknown, isOnline: boolean): void {
  useEffect(() => {
    const isAnswer = isRouteErrorResponse(error);
    if (!isAnswer) reachability.doubt();
    if (!isLost(error) && (isAnswer || isOnline)) return;
    const ask = async () => (await askServer(isAnswer ? 'ready' : 'live')) && reloadOnce(window, Date.now());
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [error, isOnline]);
}
