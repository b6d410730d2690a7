/**
 * Tells React what was typed and chosen before it listened: it leaves such fields as they are, and believes that they
 * still hold what it rendered.
 */
export function replayTyping(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) replayChoice(field);
    else if (field.value !== field.defaultValue && !isUnseen(field)) replayText(field);
  }
}

/** Takes the choice back, and makes it again where React sees it. */
function replayChoice(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  // Of two radio buttons the one that was left changes by itself.
  if (field.type === 'radio' && !field.checked) return;
  field.checked = field.defaultChecked;
  field.click();
}

/** React looks whether the value is another than it last saw being set on the element itself. Who has gone on has left it. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** A file can't be set, and what nobody sees nobody typed. */
function isUnseen(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return field.type === 'file' || field.type === 'hidden';
}
