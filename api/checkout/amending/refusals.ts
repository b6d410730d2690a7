import type { OrderStatus } from '../../../domain/order-status';
import { DomainError } from '../../kernel/domain-error';

const CONFLICT = 409;

/** The order has gone too far for this change. */
export class NotAmendable extends DomainError {
  readonly code = 'NOT_AMENDABLE';
  override readonly httpStatus = CONFLICT;

  constructor(readonly status: OrderStatus) {
    super({ status });
  }
}

/** The order is paid, by card or where it was placed: how it is paid stays, and this much can't go back by itself. */
export class PaidByCard extends DomainError {
  readonly code = 'PAID_BY_CARD';
  override readonly httpStatus = CONFLICT;
}

/** The shopper has another change before them: it is answered or withdrawn first. */
export class ProposalPending extends DomainError {
  readonly code = 'PROPOSAL_PENDING';
  override readonly httpStatus = CONFLICT;
}

/** The proposal was answered, withdrawn, or its time has passed. */
export class ProposalOver extends DomainError {
  readonly code = 'PROPOSAL_OVER';
  override readonly httpStatus = CONFLICT;
}
