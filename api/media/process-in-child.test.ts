import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processInChild } from './process-in-child';
import { AnimatedPhoto, PhotoTooSlow } from './refusals';

const picture = (side: number, background = 'gray') =>
  sharp({ create: { width: side, height: side, channels: 3, background } });

/** Each scan of a progressive JPEG goes over all of its pixels, and a file may have as many as it likes: 40 s of work. */
async function repaintedPhoto(): Promise<Uint8Array> {
  const whole = await picture(6000).jpeg({ progressive: true, optimiseScans: true }).toBuffer();
  const lastScan = whole.subarray(whole.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const scans = Array.from({ length: 20_000 }, () => lastScan);
  return Buffer.concat([whole.subarray(0, -2), ...scans, whole.subarray(-2)]);
}

test('a photo whose pixels are painted thousands of times is ended by its deadline, and the next one is processed', async () => {
  const bomb = await repaintedPhoto();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(processInChild(bomb, 'shop', 1000)).rejects.toThrow(PhotoTooSlow);
  const photo = await processInChild(await picture(300).png().toBuffer(), 'shop');
  expect(photo).toMatchObject({ width: 300, height: 300 });
  expect(photo.renditions.map(({ width }) => width)).toContain(160);
});

test('what the picture is refused for comes back as it was', async () => {
  const frames = [await picture(50, 'red').png().toBuffer(), await picture(50, 'green').png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  await expect(processInChild(moving, 'shop')).rejects.toThrow(AnimatedPhoto);
});
