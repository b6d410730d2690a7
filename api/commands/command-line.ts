import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, type Database } from '../db/client';
import { startEmbedded } from '../db/embedded/embedded';
import { versionDifference } from '../db/version-difference';
import { readSettings, type Settings } from '../env';
import { DomainError } from '../kernel/domain-error';
import { InvalidInput, ShopNotSetUp } from '../kernel/refusals';
import { message } from '../messages/messages';
import { EncodingDoubtful } from '../text-files/refusals';

export interface CommandPlace {
  readonly settings: Settings;
  readonly databaseUrl: string;
}

export interface CommandOptions {
  /** False for a command that makes one. */
  readonly needsShop?: boolean;
  /** What the command does with a database of another release: run with a notice, refuse, or decide itself. */
  readonly otherRelease?: 'told' | 'refused' | 'expected';
}

/** Of the database that Carte brings, in DATA_DIR. */
export const DATABASE_DIRECTORY = 'postgres';

export const NO_SHOP = 'There is no shop yet: npm start, and set it up.';

/** Where the command works, for messages. */
export function nameOf({ settings: { dataDirectory, databaseUrl } }: CommandPlace): string {
  if (!databaseUrl) return `${dataDirectory} with the database in it`;
  const { host, pathname } = new URL(databaseUrl);
  return `${dataDirectory} and the database ${host}${pathname}`;
}

/**
 * Runs one command of an operator against the shop's database, while the shop runs or not, and ends the process with what it
 * has to say.
 *
 * @param work - answers with what is printed; what it throws is printed as a sentence, and the process ends with 1.
 */
export function runCommand(work: (place: CommandPlace) => Promise<string>, options: CommandOptions = {}): void {
  inPlace(work, options)
    .then((words) => console.log(words))
    .catch((error: unknown) => {
      console.error(sentenceOf(error));
      process.exit(1);
    });
}

/** Runs the work against the shop's database, whose own PostgreSQL is started where it does not run. */
export async function inPlace<Result>(
  work: (place: CommandPlace) => Promise<Result>,
  { needsShop = true, otherRelease = 'told' }: CommandOptions,
): Promise<Result> {
  const settings = readSettings();
  const directory = join(settings.dataDirectory, DATABASE_DIRECTORY);
  if (needsShop && !settings.databaseUrl && !existsSync(directory)) {
    throw new Error(`There is no shop in ${settings.dataDirectory} yet: npm start, and set it up.`);
  }
  const embedded = settings.databaseUrl ? null : await startEmbedded({ directory });
  try {
    const databaseUrl = settings.databaseUrl ?? embedded?.url ?? '';
    const difference = otherRelease === 'expected' ? null : await versionDifference(databaseUrl);
    if (difference !== null && otherRelease === 'refused') throw new Error(difference);
    if (difference !== null) console.error(difference);
    return await work({ settings, databaseUrl });
  } finally {
    await embedded?.stop();
  }
}

/** The same for a command that reads and writes rows. */
export function runOnDatabase(work: (db: Database, settings: Settings) => Promise<string>): void {
  runCommand(
    async ({ databaseUrl, settings }) => {
      const db = createDatabase(databaseUrl);
      try {
        return await work(db, settings);
      } finally {
        await db.$disconnect();
      }
    },
    { otherRelease: 'refused' },
  );
}

/** What is printed of an error. */
export function sentenceOf(error: unknown): unknown {
  if (error instanceof ShopNotSetUp) return NO_SHOP;
  if (error instanceof InvalidInput) {
    return error.fields.map(({ path, code, values }) => `${path.join('.')}: ${message('en', code, values)}`).join('\n');
  }
  if (error instanceof EncodingDoubtful) {
    const readings = error.candidates.map(({ encoding, sample }) => [`--encoding ${encoding}`, ...sample].join('\n  '));
    return [message('en', error.code), ...readings].join('\n');
  }
  if (error instanceof DomainError) return message('en', error.messageCode, error.values);
  return error instanceof Error ? error.message : error;
}
