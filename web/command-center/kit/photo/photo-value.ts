import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { PhotoSource } from '../../../ui/media/photo';

/** A form's photo: the id is saved, the rest is displayed. */
export interface PhotoValue extends PhotoSource {
  readonly id: string;
  /** Pixels of the original: its proportions. */
  readonly width: number;
  readonly height: number;
}

/** Spread it on a `Photo` and read it with `readFragment`: a {@link PhotoValue}. */
export const PhotoValueFragment = graphql(`
  fragment PhotoValue on Photo {
    id
    placeholder
    width
    height
    sources {
      url
      width
    }
  }
`);

/** What a form keeps of a photo that was read, without what only the client knows. */
export function photoValue(photo: FragmentType<typeof PhotoValueFragment> | null | undefined): PhotoValue | null {
  const read = readFragment(PhotoValueFragment, photo);
  if (!read) return null;
  const { id, placeholder, width, height } = read;
  const sources = read.sources.map((source) => ({ url: source.url, width: source.width }));
  return { id, placeholder, width, height, sources };
}
