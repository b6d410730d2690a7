import { environmentTable } from '../api/environment';
import { withLines } from './markdown-lines';

/** docs/operator/settings.md with the table generated from the code. */
export const settingsPage = (page: string): string => withLines(page, '|', environmentTable());
