// How many of each there may be. They keep lists plain and pages light; the largest menus we know stay far below.
export const MENUS_LIMIT = 20;
/** Of one menu. */
export const CATEGORIES_LIMIT = 100;
/** Of one category; a shopper gets them by pages. */
export const CATEGORY_PRODUCTS_LIMIT = 500;
/** That one product stands in. */
export const PRODUCT_CATEGORIES_LIMIT = 50;
export const VARIANTS_LIMIT = 50;
export const OPTION_GROUPS_LIMIT = 20;
/** Of one group. */
export const OPTIONS_LIMIT = 50;

/** That staff change in one call. */
export const PRODUCTS_AT_ONCE = 200;

/** Rows that a program changes by SKU in one call. */
export const SKUS_AT_ONCE = 500;

/** Characters. */
export const TITLE_LENGTH = 120;
export const SHORT_NAME_LENGTH = 80;
export const DESCRIPTION_LENGTH = 2000;
export const SKU_LENGTH = 64;
export const SLUG_LENGTH = 80;
