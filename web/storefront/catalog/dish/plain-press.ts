import type { MouseEvent } from 'react';

/** A plain press of the main button: anything else is the browser's, such as a new tab. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
