import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../api/kernel/project-root';

const NO_DIFFERENCE = 'This is an empty migration';

/**
 * The SQL that would bring a database to prisma/schema.prisma.
 * @returns null when there is no difference.
 * @throws {Error} when Prisma prints nothing: its CLI exits with 0 even where its engine did not start.
 */
export function schemaDifference(url: string): string | null {
  const diff = ['migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema.prisma', '--script'];
  const sql = execFileSync(process.execPath, [join(projectRoot, 'scripts/prisma.mjs'), ...diff], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
  if (!sql) throw new Error('Prisma compared nothing: run "npm run prisma -- validate" to see why.');
  return sql.includes(NO_DIFFERENCE) ? null : `${sql}\n`;
}
