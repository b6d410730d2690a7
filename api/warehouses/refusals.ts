import { DomainError } from '../kernel/domain-error';

const CONFLICT = 409;

/** Delivery zones are measured from this kitchen: they have to go, or move, first. */
export class WarehouseInUse extends DomainError {
  readonly code = 'WAREHOUSE_IN_USE';
  override readonly httpStatus = CONFLICT;

  /** @param zones - how many. */
  constructor(readonly zones: number) {
    super({ zones });
  }
}
