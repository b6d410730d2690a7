import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../api/kernel/project-root';
import { ACCEPTED_BREAKS } from './accepted-breaks';
import { releaseSection, withRelease } from './changelog';
import { compareApis } from './compare';

/**
 * `npm run api:release -- VERSION`: marks schema.graphql as released, and writes the changes since the last release
 * into the changelog.
 */
const at = (file: string): string => join(projectRoot, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

const [version] = process.argv.slice(2);
if (!version) {
  console.error('Say which: npm run api:release -- 0.2.0');
  process.exit(1);
}

const present = read('schema.graphql');
const changes = compareApis(read('api/schema.released.graphql'), present);
const section = releaseSection({ version, released: present, changes, reasons: ACCEPTED_BREAKS });
writeFileSync(at('docs/developer/api-changelog.md'), withRelease(read('docs/developer/api-changelog.md'), section));
writeFileSync(at('api/schema.released.graphql'), present);
console.log(section);
if (Object.keys(ACCEPTED_BREAKS).length > 0) console.log('Now empty scripts/api-changes/accepted-breaks.ts.');
