import { catalogCases } from './testing-input-cases-catalog';
import { courierCases } from './testing-input-cases-couriers';
import { listCases } from './testing-input-cases-lists';
import { orderCases } from './testing-input-cases-orders';
import { settingsCases } from './testing-input-cases-settings';
import type { InputCase } from './testing-input-shop';

/** By mutation; a word behind its name tells two cases of one apart. */
export const inputCases: Readonly<Record<string, InputCase>> = {
  ...catalogCases,
  ...orderCases,
  ...courierCases,
  ...settingsCases,
  ...listCases,
};
