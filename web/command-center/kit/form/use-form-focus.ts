import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react';
import { focusControl } from '../../../ui/form/focus-control';
import { dialogAround } from '../ui/dialog';

const BAR = '[data-save-bar]';

interface Watched {
  readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * Returns the focus to the field that was changed last, after saving or discarding by keyboard: the pressed button goes
 * with the bar once nothing is unsaved.
 *
 * @returns the form's event handlers.
 */
export function useFormFocus(isUnsaved: boolean): Watched {
  const field = useRef<HTMLElement | null>(null);
  const isInBar = useRef(false);
  useEffect(() => {
    if (isUnsaved || !isInBar.current || document.activeElement !== document.body) return;
    isInBar.current = false;
    focusControl(field.current);
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
