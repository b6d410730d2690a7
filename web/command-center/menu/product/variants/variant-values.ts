import type { MeasurementUnit } from '../../../../gql/graphql';
import { type Texts, toEntries } from '../../../kit/fields/texts';
import type { PhotoValue } from '../../../kit/photo/photo-value';
import { saleInput } from '../product-values';

/** A variant as its form holds it. */
export type VariantValues = {
  name: Texts;
  price: number | null;
  weight: number | null;
  unit: MeasurementUnit;
  sku: string;
  isAvailable: boolean;
  photo: PhotoValue | null;
};

/** As the API takes it, without what it belongs to. */
export function variantInput({ name, isAvailable, photo, ...sale }: VariantValues) {
  return { ...saleInput(sale), name: toEntries(name), isAvailable, photoId: photo?.id ?? null };
}
