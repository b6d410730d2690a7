import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../../i18n/use-locale';
import { buttonLook } from '../../../ui/button/button-look';
import { DownloadIcon } from '../../../ui/icons/download-icon';
import { InfoIcon } from '../../../ui/icons/info-icon';
import { Panel } from '../../orders/order/panel';
import styles from './export-panel.module.css';

const EXPORT_PATH = '/api/menu/export';

/** The two files that the menu comes out as. */
export function ExportPanel() {
  const { formatMessage } = useIntl();
  // Where a comma separates decimals, spreadsheets expect a semicolon between cells.
  const separator = useLocale() === 'ru' ? 'semicolon' : 'comma';
  const addresses = { csv: `${EXPORT_PATH}?format=csv&separator=${separator}`, json: `${EXPORT_PATH}?format=json` };
  return (
    <Panel title={formatMessage({ id: 'command-center.import.export' })}>
      <ul className={styles.files}>
        {(['csv', 'json'] as const).map((format) => (
          <li className={styles.file} key={format}>
            <div className={styles.words}>
              <p className={styles.name}>
                <FormattedMessage id={`command-center.import.${format}`} />
              </p>
              <p className={styles.explained}>
                <FormattedMessage id={`command-center.import.${format}.explained`} />
              </p>
              {format === 'csv' && (
                <p className={styles.lacks}>
                  <InfoIcon size={18} />
                  <FormattedMessage id="command-center.import.csv.lacks" />
                </p>
              )}
            </div>
            <a className={buttonLook({ variant: 'outline' })} download href={addresses[format]}>
              <DownloadIcon size={18} />
              <FormattedMessage id={`command-center.import.${format}.download`} />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
