import MonitorIcon from 'lucide/dist/esm/icons/monitor';
import MoonIcon from 'lucide/dist/esm/icons/moon';
import SunIcon from 'lucide/dist/esm/icons/sun';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icons/icon';
import { COLOR_MODES, useColorMode } from '../theme/color-mode';

const ICONS = { light: SunIcon, dark: MoonIcon, system: MonitorIcon } as const;

/** Goes round light, dark and the device's own; its name tells which one is on. */
export function ColorModeSwitch() {
  const { formatMessage } = useIntl();
  const [mode, setMode] = useColorMode();
  const next = COLOR_MODES[(COLOR_MODES.indexOf(mode) + 1) % COLOR_MODES.length] ?? 'system';
  const icon = ICONS[mode];
  const label = `${formatMessage({ id: 'ui.colorMode' })}: ${formatMessage({ id: `ui.colorMode.${mode}` })}`;
  return <IconButton icon={<Icon of={icon} />} label={label} onClick={() => setMode(next)} />;
}
