import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { buttonLook } from '../../../ui/button/button-look';
import { Switch } from '../../../ui/form/switch';
import { SettingsIcon } from '../../../ui/icons/settings-icon';
import styles from './device-menu.module.css';
import { type DeviceSetting, printsOnAccept, staysAwake, useDeviceSetting } from './device-setting';

interface Props {
  /** Only where orders are accepted. */
  readonly hasPrinting?: boolean;
}

/** What holds for this device alone. The browser's own popover: it closes by Escape, or by a press beside it. */
export function DeviceMenu({ hasPrinting = false }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <>
      <button
        aria-label={formatMessage({ id: 'command-center.board.device' })}
        className={buttonLook({ variant: 'ghost' }, styles.opener)}
        popoverTarget={id}
        type="button"
      >
        <SettingsIcon size={18} />
        <span className={styles.name}>
          <FormattedMessage id="command-center.board.device" />
        </span>
      </button>
      <div className={styles.menu} id={id} popover="auto">
        <SettingSwitch
          hint={<FormattedMessage id="command-center.board.staysAwakeHint" />}
          label={<FormattedMessage id="command-center.board.staysAwake" />}
          setting={staysAwake}
        />
        {hasPrinting && (
          <SettingSwitch
            hint={<FormattedMessage id="command-center.board.printsOnAcceptHint" />}
            label={<FormattedMessage id="command-center.board.printsOnAccept" />}
            setting={printsOnAccept}
          />
        )}
      </div>
    </>
  );
}

interface SwitchProps {
  readonly setting: DeviceSetting;
  readonly label: ReactNode;
  readonly hint: ReactNode;
}

function SettingSwitch({ setting, label, hint }: SwitchProps) {
  const isOn = useDeviceSetting(setting);
  return (
    <Switch checked={isOn} hint={hint} label={label} onChange={(event) => setting.set(event.currentTarget.checked)} />
  );
}
