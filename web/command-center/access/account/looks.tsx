import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch } from '../../../ui/navigation/language-switch';
import { COLOR_MODES, useColorMode } from '../../../ui/theme/color-mode';
import { Panel } from '../../kit/page/panel';
import { Segmented } from '../../kit/ui/choices';
import styles from './account.module.css';

/** Language and colours, on this device. */
export function Looks() {
  const { formatMessage } = useIntl();
  const [mode, setMode] = useColorMode();
  return (
    <Panel title={formatMessage({ id: 'command-center.account.looks' })}>
      <div className={styles.looks}>
        <div className={styles.look}>
          <span aria-hidden="true">
            <FormattedMessage id="ui.language" />
          </span>
          <LanguageSwitch label={formatMessage({ id: 'command-center.account.language' })} />
        </div>
        <div className={styles.look}>
          <span aria-hidden="true">
            <FormattedMessage id="ui.colorMode" />
          </span>
          <Segmented
            label={formatMessage({ id: 'ui.colorMode' })}
            onChange={setMode}
            segments={COLOR_MODES.map((value) => ({ value, label: formatMessage({ id: `ui.colorMode.${value}` }) }))}
            value={mode}
          />
        </div>
      </div>
    </Panel>
  );
}
