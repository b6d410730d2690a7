/** In the browser's storage: the mode that the reader has chosen. */
export const COLOR_MODE_KEY = 'carte:color-mode';
/** Told to this page's window when the choice changes; other tabs hear of it from the storage. */
export const COLOR_MODE_CHANGED = 'carte:color-mode-changed';
export const DARK_DEVICE = '(prefers-color-scheme: dark)';
