import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useWaiting } from '../../kit/context/waiting-context';
import { ChoiceField, SettingSwitch } from '../../kit/device/device-fields';
import { DeviceMenu } from '../../kit/device/device-menu';
import { boardDensity, printsOnAccept } from '../../kit/device/device-settings';
import { PageHead } from '../../kit/page/page-head';
import { SoundSwitch } from '../alarm/sound-switch';
import { PauseButton } from '../pause/pause-button';
import styles from './orders-head.module.css';
import { type OrdersView, ViewSwitch } from './view-switch';

interface Props {
  readonly view: Exclude<OrdersView, 'payments'>;
  readonly pausedUntil: string | null;
}

/** Above the board and above the list: between them, the pause, and what holds for this device. */
export function OrdersHead({ view, pausedUntil }: Props) {
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  // The alarm's banner has the switch then; and while orders are paused, its banner has the way to change it.
  const { isAlarm } = useWaiting();
  const isPaused = pausedUntil !== null && now < Date.parse(pausedUntil);
  return (
    <PageHead
      aside={
        <div className={styles.actions}>
          <ViewSwitch current={view} />
          {!isPaused && <PauseButton />}
        </div>
      }
      corner={
        <div className={styles.actions}>
          {!isAlarm && <SoundSwitch />}
          <DeviceMenu>
            <ChoiceField
              choice={boardDensity}
              label={<FormattedMessage id="command-center.board.density" />}
              nameOf={(density) => formatMessage({ id: `command-center.board.density.${density}` })}
            />
            <SettingSwitch
              hint={<FormattedMessage id="command-center.board.printsOnAcceptHint" />}
              label={<FormattedMessage id="command-center.board.printsOnAccept" />}
              setting={printsOnAccept}
            />
          </DeviceMenu>
        </div>
      }
      title={formatMessage({ id: 'command-center.orders.title' })}
    />
  );
}
