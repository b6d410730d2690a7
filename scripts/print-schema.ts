import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../api/kernel/project-root';
import { messagesIn } from '../api/messages/messages';
import { schema } from '../api/schema';
import { errorPage } from './error-codes/error-page';
import { printedSchemas } from './printed-schema';

for (const { file, text } of printedSchemas) writeFileSync(join(projectRoot, file), text);
mkdirSync(join(projectRoot, 'docs/developer'), { recursive: true });
writeFileSync(join(projectRoot, 'docs/developer/error-codes.md'), errorPage(schema, messagesIn('en')));
