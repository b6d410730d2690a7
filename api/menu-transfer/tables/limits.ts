/** A menu of 10,000 dishes in two languages takes about a third of it. */
export const MENU_FILE_BYTES = 32 * 1024 * 1024;
/** Of one file: an import holds the shop's lists, so it has to end within seconds. */
export const MENU_FILE_ROWS = 20_000;
/** Entries of a JSON file's objects and lists: 20,000 dishes have about half of it. */
export const MENU_FILE_VALUES = 2_000_000;
/** Entries and faults that a report lists; its counts are always whole. */
export const REPORT_ENTRIES = 2_000;
export const REPORT_FAULTS = 500;
