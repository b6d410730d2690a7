import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../api/kernel/project-root';
import { dependencyPage, dependencyProblems, readInstalled } from './dependency-table';
import { newestVersions } from './newest-version';

/**
 * `npm run dependency-table`: writes the list of docs/developer/dependencies.md; `--newest` asks the registry for
 * the newest versions.
 */
const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const installed = readInstalled(read);
const asksRegistry = process.argv.includes('--newest');
if (asksRegistry) console.log(`Asking the registry for ${installed.length} packages …`);
const newest = asksRegistry ? await newestVersions(installed.map(({ name }) => name)) : undefined;
const page = dependencyPage(read('docs/developer/dependencies.md'), installed, newest);
writeFileSync(join(projectRoot, 'docs/developer/dependencies.md'), page);

for (const problem of dependencyProblems(page, installed)) console.error(problem);
