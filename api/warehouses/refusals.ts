import { refusal } from '../kernel/refusal';

export class WarehouseInUse extends refusal('WAREHOUSE_IN_USE', 409, 'Delivery zones are measured from this kitchen.') {
  /** @param zones - how many. */
  constructor(readonly zones: number) {
    super({ zones });
  }
}
