import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../api/kernel/project-root';
import { messagesIn } from '../api/messages/messages';
import { schema } from '../api/schema';
import { ACCEPTED_BREAKS } from './api-changes/accepted-breaks';
import { apiProblems } from './api-changes/gate';
import { clientKitDocuments } from './client-kit/client-kit-documents';
import { dependencyProblems, readInstalled } from './dependencies/dependency-table';
import { errorPage } from './error-codes/error-page';
import { lockProblems } from './lock/lock-file.mjs';
import { printedSchemas } from './printed-schema';
import { schemaDifference } from './schema-difference';
import { settingsPage } from './settings-page';
import { withTemporaryDatabase } from './temporary-database';

/** `npm run check:drift`: committed generated files match their sources. */
const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const problems: string[] = [];

for (const { file, text } of printedSchemas) {
  if (read(file) !== text) problems.push(`${file} is not the API: run "npm run codegen" and commit it.`);
}

if (read('docs/developer/error-codes.md') !== errorPage(schema, messagesIn('en'))) {
  problems.push(
    'docs/developer/error-codes.md does not have the codes of the API: run "npm run codegen" and commit it.',
  );
}

problems.push(
  ...apiProblems({
    released: read('api/schema.released.graphql'),
    present: read('schema.graphql'),
    changelog: read('docs/developer/api-changelog.md'),
    accepted: ACCEPTED_BREAKS,
  }),
);

if (read('docs/operator/settings.md') !== settingsPage(read('docs/operator/settings.md'))) {
  problems.push('docs/operator/settings.md does not have the list of settings: run "npm run settings" and commit it.');
}

for (const { file, text } of await clientKitDocuments()) {
  if (read(file) !== text)
    problems.push(`${file} is not made of its documents: run "npm run client-kit" and commit it.`);
}

problems.push(...lockProblems(JSON.parse(read('package-lock.json'))));
problems.push(...dependencyProblems(read('docs/developer/dependencies.md'), readInstalled(read)));

const difference = await withTemporaryDatabase(schemaDifference);
if (difference !== null) {
  problems.push(
    `The migrations do not make prisma/schema.prisma: run "npm run db:migration -- NAME".\n\n${difference}`,
  );
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
