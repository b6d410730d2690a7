import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react';
import { dialogAround } from '../ui/dialog';

const BAR = '[data-save-bar]';

interface Watched {
  readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * Whoever saves or discards by keys goes on in the field that they changed last: the bar goes when nothing is unsaved
 * any more, and the button that was pressed with it.
 *
 * @returns what the form has to tell.
 */
export function useFormFocus(isUnsaved: boolean): Watched {
  const field = useRef<HTMLElement | null>(null);
  const isInBar = useRef(false);
  useEffect(() => {
    if (isUnsaved || !isInBar.current || document.activeElement !== document.body) return;
    isInBar.current = false;
    field.current?.focus();
  }, [isUnsaved]);
  return {
    onChange: ({ target }) => {
      if (target instanceof HTMLElement && !dialogAround(target)) field.current = target;
    },
    onFocus: ({ target }) => {
      // On touch screens a focus would open the keyboard.
      isInBar.current = target instanceof Element && target.closest(BAR) !== null && target.matches(':focus-visible');
    },
  };
}
