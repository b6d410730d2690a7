import type { OrderStatus } from '../../../domain/order-status';
import { refusal } from '../../kernel/refusal';

export class NotAmendable extends refusal('NOT_AMENDABLE', 409, 'The order has gone too far for this change.') {
  constructor(readonly status: OrderStatus) {
    super({ status });
  }
}

export class PaidByCard extends refusal(
  'PAID_BY_CARD',
  409,
  'The order is paid by card or elsewhere: how it is paid stays, and so much of it can’t go back by itself, because money went back otherwise, is being taken right now, or is not here.',
) {}

export class ProposalPending extends refusal(
  'PROPOSAL_PENDING',
  409,
  'Another change waits for the shopper: it is answered or withdrawn first.',
) {}

export class ProposalOver extends refusal(
  'PROPOSAL_OVER',
  409,
  'The proposal was answered or withdrawn, or its time has passed.',
) {}
