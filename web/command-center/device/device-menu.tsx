import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonLook } from '../../ui/button/button-look';
import { Switch } from '../../ui/form/switch';
import { MonitorIcon } from '../../ui/icons/monitor-icon';
import styles from './device-menu.module.css';
import { type DeviceSetting, printsOnAccept, staysAwake, useDeviceSetting } from './device-setting';

interface Props {
  /** Only where orders are accepted. */
  readonly hasPrinting?: boolean;
}

/** What holds for this device alone. The browser's own popover: it closes by Escape, or by a press beside it. */
export function DeviceMenu({ hasPrinting = false }: Props) {
  const id = useId();
  return (
    <>
      <button className={buttonLook({ variant: 'ghost' })} popoverTarget={id} type="button">
        <MonitorIcon size={18} />
        <FormattedMessage id="command-center.board.device" />
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
  readonly label: React.ReactNode;
  readonly hint: React.ReactNode;
}

function SettingSwitch({ setting, label, hint }: SwitchProps) {
  const isOn = useDeviceSetting(setting);
  return (
    <Switch checked={isOn} hint={hint} label={label} onChange={(event) => setting.set(event.currentTarget.checked)} />
  );
}
