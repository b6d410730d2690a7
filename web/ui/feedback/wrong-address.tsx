import { FormattedMessage } from 'react-intl';
import { Notice } from './notice';

/**
 * Only in the browser. Says where forms and orders would be refused: the browser is at another address than the server's settings say.
 *
 * @param origin - the shop's own; unknown where the document's facts could not be read.
 */
export function WrongAddress({ origin }: { readonly origin: string | undefined }) {
  const open = window.location.origin;
  if (origin === undefined || open === origin) return null;
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
