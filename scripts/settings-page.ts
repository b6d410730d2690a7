import { environmentTable } from '../api/environment';
import { withTable } from './markdown-table';

/** docs/operator/settings.md with its table as the code has it. */
export const settingsPage = (page: string): string => withTable(page, environmentTable());
