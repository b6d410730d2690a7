import { catalogCases } from './testing-input-cases-catalog';
import { contentCases } from './testing-input-cases-content';
import { courierCases } from './testing-input-cases-couriers';
import { listCases } from './testing-input-cases-lists';
import { orderLifeCases } from './testing-input-cases-order-life';
import { orderCases } from './testing-input-cases-orders';
import { placeCases } from './testing-input-cases-places';
import { settingsCases } from './testing-input-cases-settings';
import { teamCases } from './testing-input-cases-team';
import type { InputCase } from './testing-input-shop';

/** By mutation; a word behind its name tells two cases of one apart. */
export const inputCases: Readonly<Record<string, InputCase>> = {
  ...catalogCases,
  ...orderCases,
  ...orderLifeCases,
  ...courierCases,
  ...settingsCases,
  ...placeCases,
  ...contentCases,
  ...teamCases,
  ...listCases,
};
