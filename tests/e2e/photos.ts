import sharp from 'sharp';

/** A photo as a phone takes it: large, with a place in it. */
export async function takePhoto(name: string, width = 2400, height = 1800) {
  const picture = sharp({
    create: { width, height, channels: 3, background: '#b3261e', noise: { type: 'gaussian', mean: 120, sigma: 12 } },
  });
  const buffer = await picture
    .jpeg({ quality: 60 })
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
