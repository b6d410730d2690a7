// Leaves a Brotli and a gzip copy beside each of the client's text files: compressed once here, not at each request.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, root } from './preparation/files.mjs';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** A smaller file fits one packet, compressed or not. */
const SMALLEST = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const files = listFiles(['build/client']).filter((file) => TEXT.test(file));
await Promise.all(
  files.map(async (file) => {
    const path = join(root, file);
    const content = await readFile(path);
    if (content.length < SMALLEST) return;
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${path}.br`, await toBrotli(content, { params: hint }));
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
  }),
);
