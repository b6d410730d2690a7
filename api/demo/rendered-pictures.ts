import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../kernel/project-root';
import type { Photo } from '../media/storage/photo';

/** Metadata committed with each picture, by the slug of its dish. */
const renderedPicturesSchema = z.record(
  z.string(),
  z.object({
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    widths: z.array(z.int()).min(1),
  }),
);

/** Not beside this module: the bundle of the server lies elsewhere, the pictures stay. */
const DIRECTORY = join(projectRoot, 'api', 'demo', 'pictures', 'rendered');

/** The drawn dishes as photos ready to be stored, by slug. */
export async function readRenderedPictures(): Promise<Map<string, Photo>> {
  const index = renderedPicturesSchema.parse(JSON.parse(await readFile(join(DIRECTORY, 'index.json'), 'utf8')));
  const photos = Object.entries(index).map(async ([slug, { widths, ...picture }]): Promise<[string, Photo]> => {
    const renditions = widths.map(async (width) => ({
      format: 'webp' as const,
      width,
      bytes: await readFile(join(DIRECTORY, `${slug}-${width}.webp`)),
    }));
    return [slug, { ...picture, renditions: await Promise.all(renditions) }];
  });
  return new Map(await Promise.all(photos));
}
