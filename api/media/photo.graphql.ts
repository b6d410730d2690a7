import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { OF_CATALOG } from '../graphql/of-catalog';
import { photoUrl } from './photo-url';
import type { CatalogPhoto } from './storage/photo';
import { PHOTO_WIDTHS, RENDITION_FORMATS, type RenditionFormat } from './storage/photo';

interface PhotoSourceShape {
  readonly width: number;
  readonly url: string;
}

const PhotoSource = builder.objectRef<PhotoSourceShape>('PhotoSource').implement({
  extensions: OF_CATALOG,
  description: 'One rendering of a photo, for a `srcset`.',
  fields: (t) => ({
    width: t.exposeInt('width', { description: 'Pixels.' }),
    url: t.exposeString('url', { description: 'A path on this site; its content never changes.' }),
  }),
});

const FORMATS: Readonly<Record<RenditionFormat, string>> = {
  webp: 'What every browser of today shows; each photo has it.',
  avif: 'Smaller; made for the smaller widths, of photos where it saves at least a tenth.',
};

const PhotoFormatEnum = builder.enumType('PhotoFormat', {
  description: 'In what a rendering is encoded.',
  values: Object.fromEntries(
    RENDITION_FORMATS.map((format) => [format.toUpperCase(), { value: format, description: FORMATS[format] }]),
  ) as Record<Uppercase<RenditionFormat>, { value: RenditionFormat; description: string }>,
});

const FORMAT_ARGUMENT = builder.args((t) => ({
  format: t.field({ type: PhotoFormatEnum, defaultValue: 'webp', required: true, description: 'Defaults to WebP.' }),
}));

/** The smallest rendering that is wide enough, else the widest. */
function widthFor(widths: readonly number[], wanted: number): number {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? wanted;
}

/** Those up to the first that is wide enough: what is wider would never be chosen. */
function widthsUpTo(widths: readonly number[], wanted: number): readonly number[] {
  const enough = widths.findIndex((width) => width >= wanted);
  return enough === -1 ? widths : widths.slice(0, enough + 1);
}

/** Of a card, when a client asks for no width. */
const DEFAULT_WIDTH = 640;

function widthsIn({ widths, avifWidths }: CatalogPhoto, format: RenditionFormat): readonly number[] {
  return format === 'avif' ? avifWidths : widths;
}

export const Picture = builder.interfaceRef<CatalogPhoto>('Picture').implement({
  description: 'A picture in WebP, rendered at several widths; in AVIF too where that is smaller.',
  fields: (t) => ({
    url: t.string({
      description: 'The path of the smallest rendering that is at least this wide, else of the widest.',
      args: { width: t.arg.int({ defaultValue: DEFAULT_WIDTH, required: true, description: 'Pixels.' }) },
      resolve: ({ key, widths }, { width }) => photoUrl(key, widthFor(widths, width)),
    }),
    sources: t.field({
      type: [PhotoSource],
      size: PHOTO_WIDTHS.length,
      description: 'Every rendering of a format, the narrowest first; fewer than ten.',
      args: FORMAT_ARGUMENT,
      resolve: (photo, { format }) =>
        widthsIn(photo, format).map((width) => ({ width, url: photoUrl(photo.key, width, format) })),
    }),
    srcSet: t.string({
      description:
        'The same as the value of a `srcset` attribute: a list of dishes is half as long with it. Empty where there is none.',
      args: {
        ...FORMAT_ARGUMENT,
        widest: t.arg.int({
          description: 'In pixels: renderings up to the first that is at least this wide. Defaults to all of them.',
        }),
      },
      resolve: (photo, { format, widest }) =>
        widthsUpTo(widthsIn(photo, format), widest ?? Number.POSITIVE_INFINITY)
          .map((width) => `${photoUrl(photo.key, width, format)} ${width}w`)
          .join(', '),
    }),
    width: t.exposeInt('width', { description: 'Pixels of the original; with `height`, the proportions to reserve.' }),
    height: t.exposeInt('height', { description: 'Pixels of the original.' }),
    placeholder: t.exposeString('placeholder', { description: 'A tiny blurred picture as a data URI.' }),
  }),
});

export const Photo = builder.prismaNode('Media', {
  extensions: OF_CATALOG,
  name: 'Photo',
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  interfaces: [Picture],
  description: 'A photo that staff uploaded.',
});

/** What a line keeps of its dish's photo: the photo itself may be replaced or deleted later. */
export const LinePhoto = builder.objectRef<CatalogPhoto>('LinePhoto').implement({
  description: 'The photo of a dish in a cart or an order.',
  interfaces: [Picture],
});
