import type { KeyboardEvent } from 'react';

/** Enter in a field of a form goes on to the next one, and sends nothing: only the button does. */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget: form } = event;
  const isTyped = target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
  if (key !== 'Enter' || !isTyped || event.defaultPrevented) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  // What is folded away or disabled does not take the focus.
  const isTaken = fields.slice(fields.indexOf(target) + 1).some((field) => {
    field.focus();
    return document.activeElement === field;
  });
  if (!isTaken) target.blur();
}
