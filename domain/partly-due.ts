interface Amount {
  /** Minor units. */
  readonly minor: number;
}

/** Whether a part of an order is paid on receiving, because its card money covers the rest. */
export function isPartlyDue(amountDue: Amount, totalPrice: Amount): boolean {
  return amountDue.minor > 0 && amountDue.minor < totalPrice.minor;
}
