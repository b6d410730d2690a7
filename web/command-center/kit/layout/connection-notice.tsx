import { FormattedMessage } from 'react-intl';
import { WifiOffIcon } from '../../../ui/icons/wifi-off-icon';
import { useConnectionState, useIsCutOff } from '../../orders/live/use-is-cut-off';
import styles from './connection-notice.module.css';

/** Says that what is on the screen may be old. Always in the page, so that screen readers hear it come and go. */
export function ConnectionNotice() {
  const isCutOff = useIsCutOff();
  const state = useConnectionState();
  return (
    <div className={styles.place} data-connection={state} role="status">
      {isCutOff && (
        <p className={styles.notice}>
          <WifiOffIcon />
          <span>
            <strong>
              <FormattedMessage id="command-center.connection.lost" />
            </strong>{' '}
            <FormattedMessage id="command-center.connection.explained" />
          </span>
        </p>
      )}
    </div>
  );
}
