import { environmentTable } from '../api/environment';
import { withTable } from './markdown-table';

/** docs/operator/settings.md with the table generated from the code. */
export const settingsPage = (page: string): string => withTable(page, environmentTable());
