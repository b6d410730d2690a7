import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeBriefPlace } from '../api/db/embedded/brief-place';
import { startEmbedded } from '../api/db/embedded/embedded';
import { migrate } from '../api/db/migrate';
import { readMigrations } from '../api/db/migrations';
import { projectRoot } from '../api/kernel/project-root';

/**
 * Runs `work` on a temporary PostgreSQL with the migrations applied.
 * @param before - the folder of the first migration not to apply; all are applied when it is left out.
 */
export async function withTemporaryDatabase<Result>(
  work: (url: string) => Result | Promise<Result>,
  { before }: { before?: string } = {},
): Promise<Result> {
  const directory = makeBriefPlace();
  const server = await startEmbedded({ directory: join(directory, 'postgres'), durable: false });
  try {
    const source = join(projectRoot, 'prisma', 'migrations');
    const chosen = join(directory, 'migrations');
    mkdirSync(chosen);
    for (const { name } of readMigrations(source)) {
      if (before === undefined || name < before) cpSync(join(source, name), join(chosen, name), { recursive: true });
    }
    await migrate(server.url, chosen);
    return await work(server.url);
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
