import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runOnDatabase } from '../../../commands/command-line';
import type { Database } from '../../../db/client';
import { decodeText } from '../../../text-files/decode-text';
import { readEncoding } from '../../../text-files/encodings';
import { loadStreets } from '../load-streets.command';

const USAGE =
  'Say which file: npm run load-streets -- FILE.geojson [--host HOST] [--encoding ENCODING] [--write], or --remove [--write].\n' +
  'Without --write it only says what it would do. docs/owner/streets.md describes the file.';

/** A text of JavaScript holds little more; a town has a tenth of it. */
const MOST_BYTES = 400 * 1024 * 1024;

/** @throws {Error} when it is too large, or no text. @throws {EncodingDoubtful} */
async function readText(path: string, encoding: string | undefined): Promise<string> {
  if ((await stat(path)).size > MOST_BYTES)
    throw new Error('The file has more than 400 MB: export only the map of your delivery areas.');
  const decoded = decodeText(await readFile(path), readEncoding(encoding));
  if (!decoded) throw new Error('The file is not text: is it packed, or a PBF?');
  return decoded.text;
}

/** `npm run load-streets -- FILE`: streets that checkout suggests. @throws {Error} with how it is called. */
async function run(db: Database): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      host: { type: 'string', default: '' },
      encoding: { type: 'string' },
      write: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
    },
  });
  const { host, encoding, write, remove } = values;
  const [path, ...more] = positionals;
  if (more.length > 0 || (path !== undefined) === remove) throw new Error(USAGE);
  const text = path === undefined ? null : await readText(resolve(path), encoding);
  const { streets, houses, isCut, isWritten } = await loadStreets(db, { text, host, write });
  if (text === null) return isWritten ? 'The streets were removed.' : 'Nothing was removed yet: add --write.';
  if (streets === 0)
    return `The file has no streets${isCut ? ' in the shop’s delivery areas' : ''}: nothing was written.`;
  return [
    `Streets: ${streets}, houses: ${houses}${isCut ? ', cut to the shop’s delivery areas' : ''}.`,
    isWritten ? 'They were written.' : 'Nothing was written yet: add --write.',
  ].join('\n');
}

runOnDatabase(run);
