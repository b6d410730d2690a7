/**
 * Draws the demo shop's dishes: `npx tsx tools/demo-pictures/draw.ts [slug…]`, all of them without a slug. The result
 * is committed in `rendered/`, so that a start renders nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type RenderedPictures, renderedPicturesSchema } from '../../api/demo/rendered-pictures';
import { processPhoto } from '../../api/media/process-photo';
import { burgerPictures } from './dishes/burgers';
import { dessertPictures } from './dishes/desserts';
import { drinkPictures } from './dishes/drinks';
import { pastaPictures } from './dishes/pasta';
import { pizzaPictures } from './dishes/pizza';
import { saladPictures } from './dishes/salads';
import { soupPictures } from './dishes/soups';
import { sushiPictures } from './dishes/sushi';
import type { Pictures } from './picture';

const PICTURES: Pictures = {
  ...pizzaPictures,
  ...pastaPictures,
  ...soupPictures,
  ...burgerPictures,
  ...saladPictures,
  ...sushiPictures,
  ...dessertPictures,
  ...drinkPictures,
};

/** Drawings have no grain to lose, and are encoded once: smaller than an upload, and with more patience. */
const ENCODING = { quality: 58, effort: 6 };

const directory = join(import.meta.dirname, '../../api/demo/pictures/rendered');
const indexFile = join(directory, 'index.json');

async function main(only: readonly string[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  const index: RenderedPictures =
    only.length > 0 ? renderedPicturesSchema.parse(JSON.parse(await readFile(indexFile, 'utf8'))) : {};
  for (const [slug, draw] of Object.entries(PICTURES)) {
    if (only.length > 0 && !only.includes(slug)) continue;
    const photo = await processPhoto(await sharp(Buffer.from(draw())).removeAlpha().png().toBuffer(), ENCODING);
    for (const { width, bytes } of photo.renditions) await writeFile(join(directory, `${slug}-${width}.webp`), bytes);
    const { width, height, placeholder } = photo;
    index[slug] = { width, height, placeholder, widths: photo.renditions.map((rendition) => rendition.width) };
    console.log(slug);
  }
  await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
