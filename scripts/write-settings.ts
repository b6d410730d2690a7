import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../api/kernel/project-root';
import { settingsPage } from './settings-page';

/** `npm run settings`: writes the list of docs/operator/settings.md from the code. */
const file = join(projectRoot, 'docs/operator/settings.md');
writeFileSync(file, settingsPage(readFileSync(file, 'utf8')));
