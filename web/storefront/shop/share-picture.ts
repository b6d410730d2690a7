import type { Locale } from '../../../domain/locale';

/** Where the picture of a shared link is, 1200 by 630 JPEG. @param shared - `dish/borscht`; the shop itself when left out. */
export type PictureAddress = (page: { readonly origin: string; readonly locale: Locale }, shared?: string) => string;

/** Absent without the extension that draws them. */
export const [sharePicture] = Object.values(
  import.meta.glob<PictureAddress>('../../extensions/*/storefront/share-picture.ts', {
    eager: true,
    import: 'default',
  }),
);
