import type { KeyboardEvent } from 'react';

/** For a field of a dialog that stands inside a form: Enter does what the dialog is for, and not what the form is for. */
export function onEnter(work: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    work();
  };
}
