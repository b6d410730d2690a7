/** In the browser's storage: the mode that the reader has chosen. */
export const COLOR_MODE_KEY = 'carte:color-mode';
/** An event on this page's window when the choice changes; other tabs get the event of the storage. */
export const COLOR_MODE_CHANGED = 'carte:color-mode-changed';
export const DARK_DEVICE = '(prefers-color-scheme: dark)';
