import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button/button';
import { BellIcon } from '../../ui/icons/bell-icon';
import { BellOffIcon } from '../../ui/icons/bell-off-icon';
import { alarmSound } from './alarm-sound';
import styles from './sound-switch.module.css';
import { useIsSoundOn } from './use-alarm-sound';

/** Says whether new orders are heard, and changes it at one press. On phones the bell is enough; screen readers hear the words. */
export function SoundSwitch() {
  const isOn = useIsSoundOn();
  return (
    <Button
      aria-pressed={isOn}
      className={styles.switch}
      onClick={() => (isOn ? alarmSound.turnOff() : void alarmSound.turnOn())}
      variant={isOn ? 'ghost' : 'outline'}
    >
      {isOn ? <BellIcon size={18} /> : <BellOffIcon size={18} />}
      <span className={styles.words}>
        <FormattedMessage id={isOn ? 'command-center.sound.on' : 'command-center.sound.off'} />
      </span>
    </Button>
  );
}
