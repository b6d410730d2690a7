import type { KeyboardEvent } from 'react';

/** Goes from button to button by arrow keys, Home and End; the last one that had the focus is where Tab comes back to. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  const last = buttons.length - 1;
  const to = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[event.key];
  const next = to === undefined ? undefined : buttons[to];
  if (index < 0 || !next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
