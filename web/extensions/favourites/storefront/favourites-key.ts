/** In the browser's storage: a list of slugs. */
export const FAVOURITES_KEY = 'carte.favourites';
