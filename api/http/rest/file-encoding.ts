import { z } from 'zod';
import { FILE_ENCODINGS, readEncoding } from '../../text-files/encodings';

/** A parameter of paths that take files of text. */
export const ENCODING = z.string().optional().transform(readEncoding).meta({
  enum: FILE_ENCODINGS,
  description:
    'Of the file. Detected when left out. Where that is doubtful, 422 `ENCODING_DOUBTFUL` lists `candidates: [{ encoding, sample }]`, with lines of the file as each reads them.',
});
