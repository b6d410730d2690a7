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

/** Fields of one kind, by their names: as {@link useDraft}. */
export function useDrafts<Name extends string>(
  kind: string,
  initial: Readonly<Record<Name, string>>,
): readonly [Readonly<Record<Name, string>>, (name: Name, value: string) => void] {
  const [values, setValues] = useState(() => {
    const kept = Object.keys(initial).map((name) => [name, readDraft(`${kind}.${name}`)]);
    return { ...initial, ...Object.fromEntries(kept.filter(([, value]) => value !== null)) } as typeof initial;
  });
  return [
    values,
    (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      saveDraft(`${kind}.${name}`, value);
    },
  ];
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
