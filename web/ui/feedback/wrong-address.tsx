import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from './notice';

const never = () => () => undefined;

/**
 * Says at once where forms and orders would be refused: the browser is at another address than the server's settings say.
 *
 * @param origin - the shop's own; unknown where the document's facts could not be read.
 */
export function WrongAddress({ origin }: { readonly origin: string | undefined }) {
  const open = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => origin,
  );
  if (origin === undefined || open === undefined || open === origin) return null;
  const isHttpsUnknown = open.startsWith('https:') && origin.startsWith('http:');
  const address = <a href={origin}>{origin}</a>;
  return (
    <Notice isLive tone="danger">
      {isHttpsUnknown ? (
        <FormattedMessage id="ui.httpsNotSet" values={{ open }} />
      ) : (
        <FormattedMessage id="ui.wrongAddress" values={{ open, address }} />
      )}
    </Notice>
  );
}
