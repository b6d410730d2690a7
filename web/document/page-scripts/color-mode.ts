// Runs in the head, before anything is painted: sets `data-color-mode` to `light` or `dark`, and follows the device.
// Storage can be closed to us (private windows): then the device decides. Where the reader chose another mode than the
// device has, the browser's bar follows the page too: of several colours the first in the document counts.
import { COLOR_MODE_CHANGED, COLOR_MODE_KEY, DARK_DEVICE } from '../../ui/theme/color-mode-names';

const device = matchMedia(DARK_DEVICE);
const { dataset } = document.documentElement;
let barColor: HTMLMetaElement | undefined;

function readChoice(): string | null {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    return null;
  }
}

function apply(): void {
  const choice = readChoice();
  const ofDevice = device.matches ? 'dark' : 'light';
  const mode = choice === 'light' || choice === 'dark' ? choice : ofDevice;
  dataset.colorMode = mode;
  const [light = '', dark] = (dataset.bar ?? '').split(' ');
  barColor?.remove();
  if (mode !== ofDevice && dark) {
    barColor = document.createElement('meta');
    barColor.name = 'theme-color';
    barColor.content = mode === 'dark' ? dark : light;
    document.head.prepend(barColor);
  }
}

apply();
device.addEventListener('change', apply);
addEventListener('storage', apply);
addEventListener(COLOR_MODE_CHANGED, apply);
