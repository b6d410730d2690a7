import BellIcon from 'lucide/dist/esm/icons/bell';
import BellOffIcon from 'lucide/dist/esm/icons/bell-off';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { DrawnButton } from '../../kit/ui/button';
import { alarmSound } from './alarm-sound';
import { useIsSoundOn } from './use-alarm-sound';

/** Says whether new orders are heard, and changes it at one press. */
export function SoundSwitch() {
  const isOn = useIsSoundOn();
  return (
    <DrawnButton
      aria-pressed={isOn}
      icon={isOn ? <Icon of={BellIcon} size={18} /> : <Icon of={BellOffIcon} size={18} />}
      onClick={() => (isOn ? alarmSound.turnOff() : void alarmSound.turnOn())}
      wordsFrom="2xl"
      variant={isOn ? 'ghost' : 'outline'}
    >
      <FormattedMessage id={isOn ? 'command-center.sound.on' : 'command-center.sound.off'} />
    </DrawnButton>
  );
}
