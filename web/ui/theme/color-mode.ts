import { useSyncExternalStore } from 'react';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

const STORAGE_KEY = 'carte:color-mode';
const CHANGED = 'carte:color-mode-changed';
const DARK = '(prefers-color-scheme: dark)';

/**
 * Runs in the head, before anything is painted: sets `data-color-mode` to `light` or `dark`, and follows the device.
 * Storage can be closed to us (private windows): then the device decides.
 */
export const colorModeScript = `(()=>{const q=matchMedia(${JSON.stringify(DARK)});const a=()=>{let m;try{m=localStorage.getItem(${JSON.stringify(STORAGE_KEY)})}catch{}document.documentElement.dataset.colorMode=m==="light"||m==="dark"?m:q.matches?"dark":"light"};a();q.addEventListener("change",a);addEventListener("storage",a);addEventListener(${JSON.stringify(CHANGED)},a)})()`;

function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Without storage the choice can't outlive the page; the script then reads the device.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** What the reader has chosen, and how to choose; `system` while rendering on the server. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribe, readColorMode, () => 'system'), setColorMode];
}
