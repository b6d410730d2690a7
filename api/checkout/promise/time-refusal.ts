import type { DeliveryMethod } from '../../../domain/order-status';
import { opensNextAt, openUntil } from '../../hours/opening-hours';
import type { ChosenRefusal, SoonRefusal, TimeTerms } from '../../hours/slots/offered-times';
import type { DomainError } from '../../kernel/domain-error';
import { MethodUnavailable, OrdersPaused, ShopClosed, SlotTaken, SlotUnavailable } from '../refusals';

/** Why a time is not offered: what the lists of times say. */
export type TimeRefusal = SoonRefusal | ChosenRefusal;

interface Wish {
  readonly terms: TimeTerms;
  readonly method: DeliveryMethod;
  /** Null: as soon as possible. */
  readonly slotFrom: Date | null;
}

/** The refusal to place an order for a time that is not offered: one for each reason. */
export function timeRefusal(reason: TimeRefusal, { terms, method, slotFrom }: Wish): DomainError {
  switch (reason) {
    case 'METHOD_UNAVAILABLE':
      return new MethodUnavailable(method);
    case 'CLOSED':
    case 'TOO_LATE':
      return new ShopClosed(opensNextAt(terms.now, terms.hours), openUntil(terms.now, terms.hours));
    case 'PAUSED':
      return new OrdersPaused(terms.pausedUntil ?? terms.now, slotFrom === null ? 'timeKind' : 'slotFrom');
    case 'FULL':
      return new SlotTaken();
    case 'PAST':
    case 'TOO_SOON':
    case 'NOT_OFFERED':
      return new SlotUnavailable(reason);
  }
}
