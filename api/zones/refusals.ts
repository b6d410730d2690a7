import { DomainError } from '../kernel/domain-error';

const CONFLICT = 409;

/** The shopper's place lies in none of the zones that the shop delivers to. */
export class OutsideDeliveryArea extends DomainError {
  readonly code = 'OUTSIDE_DELIVERY_AREA';
  override readonly httpStatus = CONFLICT;

  constructor() {
    super({}, ['zoneId']);
  }
}

/** The chosen zone is switched off or gone. */
export class ZoneUnavailable extends DomainError {
  readonly code = 'ZONE_UNAVAILABLE';
  override readonly httpStatus = CONFLICT;

  constructor() {
    super({}, ['zoneId']);
  }
}
