import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../api/kernel/project-root';
import { clientKitDocuments } from './client-kit-documents';

/** `npm run client-kit`: writes the kit's documents and their types. */
for (const { file, text } of await clientKitDocuments()) await writeFile(join(projectRoot, file), text);
