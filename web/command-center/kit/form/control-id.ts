import type { Problem } from './refusal';

/** A problem and the control on this page that it is about; null when the page shows none. */
export interface PlacedProblem extends Problem {
  readonly controlId: string | null;
}

/** The control of a field: its own, else that of the field which it is a part of. Reads the page. */
export function controlIdOf(formId: string, name: string, defaultLocale: string): string | null {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const id = `${formId}-${parts.slice(0, length).join('.')}`;
    const found = [id, `${id}.${defaultLocale}`].find((each) => document.getElementById(each));
    if (found) return found;
  }
  return null;
}
