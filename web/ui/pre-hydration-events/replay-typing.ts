type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Passes on to React what was typed and chosen before hydration: React leaves such fields as they are, and assumes that they
 * still hold what it rendered. Fields without the focus then get a `focusout`, once React has rendered their values.
 */
export function replayTyping(root: ParentNode): void {
  const typed: TextControl[] = [];
  for (const field of root.querySelectorAll<TextControl>('input, textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) replayChoice(field);
    else if (field.value !== field.defaultValue && !isUnseen(field)) typed.push(field);
  }
  for (const field of typed) replayText(field);
  setTimeout(() => {
    for (const field of typed) if (document.activeElement !== field) leave(field);
  });
}

/** Takes the choice back, and makes it again where React sees it. */
function replayChoice(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  // Of two radio buttons the one that was left changes by itself.
  if (field.type === 'radio' && !field.checked) return;
  field.checked = field.defaultChecked;
  field.click();
}

/** React looks whether the value is another than it last saw being set on the element itself. */
function replayText(field: TextControl): void {
  const { value } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function leave(field: TextControl): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** File and hidden fields are not replayed. */
function isUnseen(field: TextControl): boolean {
  return field.type === 'file' || field.type === 'hidden';
}
