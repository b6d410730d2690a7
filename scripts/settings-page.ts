import { environmentList } from '../api/environment';
import { withLines } from './markdown-lines';

/** docs/operator/settings.md with the list generated from the code. */
export const settingsPage = (page: string): string => withLines(page, '- `', environmentList());
