import { expect, test } from 'vitest';
import { renderForShoppers } from '../../testing/render';
import { Photo } from './photo';

/** A picture of one colour; the address ends as the server's does. */
const file = (width: number, ending: string) => ({
  url: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='9'/>#.${ending}`.replaceAll(
    ' ',
    '%20',
  ),
  width,
});
const photo = {
  sources: [file(160, 'webp'), file(320, 'webp'), file(640, 'webp'), file(1280, 'webp')],
  avif: [file(160, 'avif'), file(320, 'avif'), file(640, 'avif')],
  placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};

test('a browser that takes AVIF is given it, the others WebP, and neither what no screen would choose', async () => {
  const screen = await renderForShoppers(
    <div style={{ width: 300 }}>
      <Photo alt="Soup" isEager photo={photo} sizes="300px" widest={300} />
    </div>,
  );
  const image = screen.getByRole('img', { name: 'Soup' });
  await expect.element(image).toHaveProperty('currentSrc', expect.stringMatching(/\.avif$/));
  await expect.element(image).toHaveAttribute('srcset', expect.stringMatching(/\.webp 640w$/));
  // The blur behind a picture goes with it: dishes may be cut out.
  const frame = screen.container.querySelector<HTMLElement>('[data-placeholder]');
  await expect.poll(() => frame?.style.backgroundImage).toBe('none');
});
