import { useLayoutEffect, useSyncExternalStore } from 'react';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

const STORAGE_KEY = 'carte:color-mode';
const CHANGED = 'carte:color-mode-changed';
const DARK = '(prefers-color-scheme: dark)';

/**
 * Runs in the head, before anything is painted: sets `data-color-mode` to `light` or `dark`, and follows the device.
 * Storage can be closed to us (private windows): then the device decides. Where the reader chose another mode than the
 * device has, the browser's bar follows the page too: of several colours the first in the document counts.
 */
export const colorModeScript = `(()=>{const q=matchMedia(${JSON.stringify(DARK)}),r=document.documentElement;let t;const a=()=>{let m;try{m=localStorage.getItem(${JSON.stringify(STORAGE_KEY)})}catch{}const d=q.matches?"dark":"light";const n=m==="light"||m==="dark"?m:d;r.dataset.colorMode=n;const[l,k]=(r.dataset.bar||"").split(" ");t?.remove();if(n!==d&&k){t=document.createElement("meta");t.name="theme-color";t.content=n==="dark"?k:l;document.head.prepend(t)}};a();q.addEventListener("change",a);addEventListener("storage",a);addEventListener(${JSON.stringify(CHANGED)},a)})()`;

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

/**
 * For the document's own component. Where a failure makes React draw the document anew it forgets what the script in the
 * head has set: that is set again before anything is painted.
 */
export function useColorModeOnDocument(): void {
  useLayoutEffect(() => void window.dispatchEvent(new Event(CHANGED)), []);
}

/** What the reader has chosen, and how to choose; `system` while rendering on the server. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribe, readColorMode, () => 'system'), setColorMode];
}
