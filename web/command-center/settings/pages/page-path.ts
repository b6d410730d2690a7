import { pathId } from '../../kit/page/path-id';

export const PAGES_PATH = '/command-center/page';

/** @param id - of a page, or `new`. */
export const pagePath = (id: string): string => `${PAGES_PATH}/${pathId(id)}`;
