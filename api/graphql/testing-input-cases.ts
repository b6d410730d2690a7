import { catalogCases } from './testing-input-cases-catalog';
import { listCases } from './testing-input-cases-lists';
import { orderCases } from './testing-input-cases-orders';
import { settingsCases } from './testing-input-cases-settings';
import type { InputShop } from './testing-input-shop';
import type { Fields } from './testing-stored-inputs';

/** One call of a mutation, with values that are nowhere the default, and where to find them afterwards. */
export type InputCase = (shop: InputShop) => Promise<{
  readonly input: Fields;
  /** What the database has of it, by the input's fields. */
  readonly stored: () => Promise<Fields>;
  /** Fields that are kept in another form than they are sent in. */
  readonly kept?: Fields;
}>;

/** By mutation; a word behind its name tells two cases of one apart. */
export const inputCases: Readonly<Record<string, InputCase>> = {
  ...catalogCases,
  ...orderCases,
  ...settingsCases,
  ...listCases,
};
