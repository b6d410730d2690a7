import { useState } from 'react';

const PREFIX = 'carte:welcome:';

/** Of this tab alone: the code opens the wizard. Storage can be closed to us (private windows): null then. */
export function readDraft(field: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + field);
  } catch {
    return null;
  }
}

export function saveDraft(field: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + field, value);
  } catch {
    // Then what was typed lasts as long as the page.
  }
}

/** Once the shop stands, nothing of it is needed any more. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}

/** A field that outlives a reload and a change of language. Only for what is rendered in the browser. */
export function useDraft(field: string, initial: string): readonly [string, (value: string) => void] {
  const [value, setValue] = useState(() => readDraft(field) ?? initial);
  return [
    value,
    (next) => {
      setValue(next);
      saveDraft(field, next);
    },
  ];
}
