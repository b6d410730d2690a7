import { FAVOURITES_KEY } from '../../document/page-scripts/favourites-key';
import { KeptSet } from '../device/kept-set';

const MOST = 60;
const isSlug = (value: string): value is string => value.length > 0 && value.length <= 200;

/** Slugs of the dishes that this device's shopper likes. */
export const favourites = new KeptSet({ key: FAVOURITES_KEY, isWord: isSlug, most: MOST });
