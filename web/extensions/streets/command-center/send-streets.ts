import type { Locale } from '../../../../domain/locale';
import { type RestAnswer, sendRest, UNREACHABLE } from '../../../command-center/kit/entity/send-rest';

const PATH = '/api/streets';

/** What a file had in it. */
export interface LoadedStreets {
  readonly streets: number;
  readonly houses: number;
}

/** As it is, where the browser packs nothing: the server takes both. @throws {Error} when the file can't be read any more. */
async function packed(file: Blob): Promise<Blob> {
  if (!('CompressionStream' in globalThis)) return file;
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Sends a street file, packed on the way: a town is tens of megabytes, and a tenth of it packed. */
export async function sendStreets(
  file: Blob,
  locale: Locale,
  encoding: string | null,
): Promise<RestAnswer<LoadedStreets | null>> {
  const body = await packed(file).catch(() => null);
  if (!body) return UNREACHABLE;
  return sendRest<LoadedStreets>(encoding === null ? PATH : `${PATH}?encoding=${encoding}`, {
    method: 'PUT',
    body,
    locale,
  });
}

export const removeStreets = (locale: Locale) => sendRest<never>(PATH, { method: 'DELETE', locale });
