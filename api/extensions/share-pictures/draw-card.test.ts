import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH, type Card } from './card';
import { drawCard } from './draw-card';

const CARD: Card = {
  title: 'Маргарита с моцареллой',
  shopName: 'Pomodoro',
  price: 'от 1 250 ₽',
  text: null,
  accent: '#c2410c',
  photos: [],
};
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f9e44' } })
    .webp()
    .toBuffer();

/** Whether anything but the ground is drawn there. */
async function isDrawn(card: Buffer, left: number, top: number, width: number, height: number): Promise<boolean> {
  const { channels } = await sharp(await sharp(card).extract({ left, top, width, height }).toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 12);
}

test('a card is a JPEG of the size that messengers want, light enough for all of them', async () => {
  const card = await drawCard(CARD, [await photo()]);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: CARD_WIDTH, height: CARD_HEIGHT });
  expect(card.length).toBeLessThan(300_000);
});

test('Cyrillic and the signs of all currencies have glyphs of their own', async () => {
  // Letters without a glyph are drawn alike, as the same box.
  const title = async (text: string) => drawCard({ ...CARD, title: text, price: null, shopName: null }, []);
  const drawn = await Promise.all(['Щ', 'Ж', 'Š', '₾', '₽', '₴', '₸', '₺', 'ł'].map(title));
  expect(new Set(drawn.map((card) => card.toString('base64'))).size).toBe(drawn.length);
});

test('long names, markup and broken photos leave a card that can be read', async () => {
  const title = 'Пицца <b>четыре</b> сыра & соус Донаудампфшиффартсгезелльшафтскапитэн для большой компании';
  const card = await drawCard({ ...CARD, title }, [Buffer.from('no photo')]);
  expect(await isDrawn(card, 64, 120, 600, 200)).toBe(true);
  const withText = await drawCard({ ...CARD, shopName: null, price: null, text: 'Пицца из печи' }, [
    await photo(),
    await photo(),
    await photo(),
    await photo(),
  ]);
  expect(await isDrawn(withText, 64, 64, 460, 300)).toBe(true);
});
