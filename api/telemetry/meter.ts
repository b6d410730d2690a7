/** A request that was answered. */
export interface EndedRequest {
  readonly method: string;
  /** The route's pattern: a raw path would hold tokens, and never end. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** A GraphQL operation that was answered; of a subscription, that it began. */
export interface EndedOperation {
  /** Of one of our own client's documents; `custom` for everybody else's. */
  readonly name: string;
  readonly isFailed: boolean;
  readonly seconds: number;
}

/** An attempt to send an order to a receiver. */
export interface EndedDelivery {
  /** `DELIVERED`, or a code of `api/receivers/request/delivery-failure.ts`. */
  readonly outcome: string;
  readonly seconds: number;
}

/** A wrong password, code or passkey of staff. */
export interface FailedSignIn {
  /** The shop's first host, or its id: see {@link shopLabel}. */
  readonly shop: string;
  /** Code of the refusal. */
  readonly reason: string;
}

/** What a shop is called in metrics: its first host, else its id. Null before there is one. */
export function shopLabel(channel: { readonly id: string; readonly hosts: readonly string[] } | null): string {
  return channel ? channel.hosts[0] || channel.id : '';
}

/** Gets what the server does, for metrics: routes, names, codes and times, never a person. */
export interface Meter {
  requestEnded(request: EndedRequest): void;
  operationEnded(operation: EndedOperation): void;
  /** @returns what is called when it ends. */
  subscriptionBegan(): () => void;
  orderPlaced(): void;
  /** @param code - of the refusal, or `FAILED`. */
  orderRefused(code: string): void;
  deliveryEnded(delivery: EndedDelivery): void;
  signInFailed(attempt: FailedSignIn): void;
}

/** For a server that nobody watches. */
export const NO_METER: Meter = {
  requestEnded: () => undefined,
  operationEnded: () => undefined,
  subscriptionBegan: () => () => undefined,
  orderPlaced: () => undefined,
  orderRefused: () => undefined,
  deliveryEnded: () => undefined,
  signInFailed: () => undefined,
};
