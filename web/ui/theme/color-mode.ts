import { useLayoutEffect, useSyncExternalStore } from 'react';
import { COLOR_MODE_CHANGED, COLOR_MODE_KEY } from './color-mode-names';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(COLOR_MODE_CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(COLOR_MODE_CHANGED, listener);
  };
}

function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Without storage the choice can't outlive the page; the script then reads the device.
  }
  window.dispatchEvent(new Event(COLOR_MODE_CHANGED));
}

/**
 * For the document's own component. When a failure makes React render the document again, what the script in the head has
 * set is lost: it is set again before anything is painted.
 */
export function useColorModeOnDocument(): void {
  useLayoutEffect(() => void window.dispatchEvent(new Event(COLOR_MODE_CHANGED)), []);
}

/** What the reader has chosen, and how to choose; `system` while rendering on the server. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribe, readColorMode, () => 'system'), setColorMode];
}
