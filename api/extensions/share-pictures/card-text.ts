import { join } from 'node:path';
import { loadSharp } from '../../kernel/load-sharp';
import { projectRoot } from '../../kernel/project-root';

/** Our own: a server has no fonts, or others. Not beside this module: the bundle of the server lies elsewhere. */
const FONTS = join(projectRoot, 'api', 'extensions', 'share-pictures', 'fonts');

interface TextLook {
  readonly family: 'CarteTitle' | 'CarteText';
  readonly color: string;
  /** Pixels, the largest first: the first at which the text has room is taken. */
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
}

export interface DrawnText {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A text as a picture with a clear ground, as large as it fits. */
export async function drawText(text: string, look: TextLook): Promise<DrawnText> {
  const { sizes, width, height } = look;
  for (const size of sizes) {
    const drawn = await draw(text, look, size, 'word');
    if (drawn.width <= width && drawn.height <= height) return drawn;
  }
  const drawn = await draw(text, look, sizes.at(-1) ?? 16, 'word-char');
  if (drawn.height <= height && drawn.width <= width) return drawn;
  const sharp = await loadSharp();
  const box = { left: 0, top: 0, width: Math.min(drawn.width, width), height: Math.min(drawn.height, height) };
  return { ...box, input: await sharp(drawn.input).extract(box).png().toBuffer() };
}

async function draw(text: string, { family, color, width }: TextLook, size: number, wrap: 'word' | 'word-char') {
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: join(FONTS, `${family}.ttf`),
      width,
      wrap,
      rgba: true,
      spacing: 4,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What is typed is text, never markup. */
function escapeMarkup(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the text engine refuses them
  return text.replace(/[\u0000-\u0008\u000b-\u001f]/g, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
