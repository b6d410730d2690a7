/** Minutes that are offered at one press when an order is accepted. */
export const SUGGESTED_MINUTES = [15, 20, 30, 45, 60, 90] as const;

/** Reasons that are offered at one press when an order is refused or cancelled. */
export const CANCEL_REASONS = ['TOO_BUSY', 'SOLD_OUT', 'CLOSING', 'UNREACHABLE'] as const;
