/** Marks what is out of sight and laid out later: see `category-section.module.css`, and `LaterSections`. */
export const SKIPPED = 'data-skipped';
/** Marks a script or a link that waits, and says what it will be. */
export const LATER = 'data-later';
