import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../api/kernel/project-root';
import { printedSchema } from './printed-schema';

writeFileSync(join(projectRoot, 'schema.graphql'), printedSchema());
