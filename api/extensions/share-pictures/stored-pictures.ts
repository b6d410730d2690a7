import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { RevisionCache } from '../../kernel/revision-cache';
import { Gate } from '../../media/gate';
import type { PictureFiles } from '../../media/storage/picture-files';
import type { Card } from './card';

/** Drawing takes a tenth of a second of one core: shoppers have the others. */
const AT_ONCE = 1;
const WAITING = 8;
/** In memory; some 80 KB each. */
const MOST_IN_MEMORY = 64;
/** In the files: the pictures of 2,500 dishes in two languages, 400 MB. */
const MOST_FILES = 5_000;
const PERIOD_MS = 30 * 24 * 60 * 60 * 1000;
/** Raised when cards are drawn otherwise: what was kept before is not what is wanted now. */
const DESIGN = 1;

export interface DrawnPicture {
  readonly picture: Uint8Array;
  /** Whether all of its photos were there. One without is no file for a month: its photos may be copied here a little later. */
  readonly isWhole: boolean;
}

interface KeptPicturesParts {
  readonly files: PictureFiles;
  readonly draw: (card: Card) => Promise<DrawnPicture>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now: () => Date;
}

/**
 * Pictures by what stands on them: drawn once, kept in files, the last ones in memory too. The files of a period of thirty
 * days lie together, so that those of former prices and dishes go with it.
 */
export class KeptPictures {
  readonly #gate = new Gate(AT_ONCE, WAITING);
  readonly #inMemory = new RevisionCache<Uint8Array>(MOST_IN_MEMORY);

  constructor(private readonly parts: KeptPicturesParts) {}

  /** @throws {Busy} when many have to be drawn already. */
  get(card: Card): Promise<Uint8Array> {
    const revision = createHash('sha256')
      .update(`${DESIGN} ${JSON.stringify(card)}`)
      .digest('hex');
    const name = `${periodOf(this.parts.now())}/${revision}.jpg`;
    return this.#inMemory.get(revision, { revision: DESIGN }, async () => {
      const { files, draw } = this.parts;
      const kept = await this.#attempt(() => files.read(name));
      if (kept) return kept;
      const { picture, isWhole } = await this.#gate.run(() => draw(card));
      if (isWhole) await this.#attempt(() => files.write(name, picture));
      return picture;
    });
  }

  /** A picture can always be drawn: that its file can't be read or written keeps nobody from it. */
  async #attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'the file of a share picture could not be read or written');
      return null;
    }
  }
}

/** Removes files of former periods and the surplus of this one. They are drawn again on demand. */
export async function forgetPictures(files: PictureFiles, now: Date, most = MOST_FILES): Promise<void> {
  const present = `${periodOf(now)}/`;
  const names = await files.list();
  const wanted = names.filter((name) => name.startsWith(present) && name.endsWith('.jpg'));
  const kept = new Set(wanted.slice(0, most));
  for (const name of names) if (!kept.has(name)) await files.remove(name);
}

function periodOf(now: Date): number {
  return Math.floor(now.getTime() / PERIOD_MS);
}
