import { KeptSet } from '../../../storefront/device/kept-set';
import { FAVOURITES_KEY } from './favourites-key';

const MOST = 60;
const isSlug = (value: string): value is string => value.length > 0 && value.length <= 200;

/** Slugs of the dishes that this device's shopper likes. */
export const favourites = new KeptSet({ key: FAVOURITES_KEY, isWord: isSlug, most: MOST });
