import { DeviceValue } from '../../ui/device-value';
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft';

/** One press on “Place order” that has not been answered: sent again with the same key it gives the same order. */
export interface Attempt {
  /** The idempotency key. */
  readonly key: string;
  /** What was sent, as JSON: only the very same may go with the key again. */
  readonly sent: string;
}

/** What this browser keeps of a checkout until the order is placed: through reloads, refusals, a lost connection. */
export interface KeptCheckout {
  readonly draft: Draft;
  readonly attempts: readonly Attempt[];
}

/** The key in the browser's storage; other tabs get an event when it changes. */
export const KEPT_KEY = 'carte.checkout';
const NOTHING: KeptCheckout = { draft: EMPTY_DRAFT, attempts: [] };

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'sent' in value &&
    typeof value.key === 'string' &&
    typeof value.sent === 'string'
  );
}

const keptCheckout = new DeviceValue<KeptCheckout | null>({
  key: KEPT_KEY,
  initial: null,
  parse: (text) => {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('draft' in kept)) return null;
    const attempts = 'attempts' in kept && Array.isArray(kept.attempts) ? kept.attempts.filter(isAttempt) : [];
    return { draft: parseDraft(kept.draft), attempts };
  },
  format: (kept) => kept && JSON.stringify(kept),
});

/** @returns null when nothing was kept. */
export const readKept = keptCheckout.current;

/** Keeps what is given and leaves the rest as it is. */
export function keep(part: Partial<KeptCheckout>): void {
  keptCheckout.set({ ...(readKept() ?? NOTHING), ...part });
}

/** After the order: the next visitor of this browser finds nothing personal. */
export const forgetKept = (): void => keptCheckout.set(null);
