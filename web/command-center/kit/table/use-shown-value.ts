import { type RefObject, useEffect, useRef } from 'react';

/**
 * A field that the browser keeps: what is typed into it stays, and follows a value that was changed elsewhere, by
 * “Clear” or by the way back.
 */
export function useShownValue(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // The value is the same: what was typed before hydration stays.
    if (shown.current === value) return;
    shown.current = value;
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return input;
}
