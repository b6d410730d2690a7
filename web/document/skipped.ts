/** Marks what is out of sight and laid out later: see `category-section.module.css`, and `LaterSections`. */
export const SKIPPED = 'data-skipped';
