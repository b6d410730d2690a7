/** Of the search's field: what the key `/` leads to. */
export const FIELD_ID = 'search-field';
/** @returns false where the page has no field. */
export function focusSearchField(): boolean {
  const field = document.getElementById(FIELD_ID);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}
