import type { UpdateCheckoutInput } from '../../../gql/graphql';
import type { PendingChange } from './cart-view';

/** A change that the shopper pressed. It waits for as long as there is no connection. */
export interface ChangeTask {
  /** Goes along as the idempotency key: sent again, it is done once. */
  readonly id: string;
  change: PendingChange;
  /** From then on it stays as it was sent; further presses make another one. */
  isSent: boolean;
}

/** Anything else that has to keep its turn. */
export interface OtherTask {
  readonly change: null;
  readonly run: () => Promise<void>;
  /** There is no connection: it is not worth waiting for. */
  readonly giveUp: () => void;
}

export type Task = ChangeTask | OtherTask;

export const isChange = (task: Task): task is ChangeTask => task.change !== null;

/** What the server said to a write: nothing, when it could not be reached. */
export type Written = 'done' | 'refused' | 'unanswered';

/** A change other than of quantities, as the API takes it. */
export function detailsOf(change: Exclude<PendingChange, { kind: 'quantity' }>): UpdateCheckoutInput {
  if (change.kind === 'tip') return { tipPercent: change.percent, tip: change.amount };
  return change.kind === 'method' ? { deliveryMethod: change.method } : { zoneId: change.zoneId };
}
