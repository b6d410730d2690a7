/** Opens the sections that hide an element. */
export function unfold(element: Element | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}

/** Moves the focus to a control, also into a section that is closed: what is hidden takes no focus. */
export function focusControl(control: HTMLElement | null): void {
  unfold(control);
  control?.focus();
}
