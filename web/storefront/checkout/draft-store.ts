import { type Draft, EMPTY_DRAFT, fillIn, type KnownContact, TEXT_FIELDS } from '../draft/draft';
import { KEPT_KEY, keep, readKept } from '../draft/kept-checkout';

/** What was typed into the page before its script arrived. */
function typedEarly(): Partial<Draft> {
  const entries = TEXT_FIELDS.flatMap((field) => {
    const control = document.getElementById(`checkout-${field}`);
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isField && control.value !== '' ? [[field, control.value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The form's content. Each keystroke is kept in the browser at once. */
export class DraftStore {
  #draft: Draft = EMPTY_DRAFT;
  #isFilled = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Draft => this.#draft;

  /** Whether all that is known of the client has come. */
  readonly isFilled = (): boolean => this.#isFilled;

  readonly change = (part: Partial<Draft>): void => {
    this.#set({ ...this.#draft, ...part });
    keep({ draft: this.#draft });
  };

  /** Takes up what this browser kept. Not sooner than in the browser: the page was rendered without it. */
  readonly open = (): void => this.#set({ ...this.#draft, ...readKept()?.draft, ...typedEarly() });

  /** Takes over what is typed in another tab: the two would otherwise write over each other. @returns how to stop. */
  readonly follow = (): (() => void) => {
    const stop = new AbortController();
    const take = ({ key }: StorageEvent) => {
      const kept = key === KEPT_KEY ? readKept() : null;
      if (kept) this.#set(kept.draft);
    };
    window.addEventListener('storage', take, { signal: stop.signal });
    return () => stop.abort();
  };

  /** Fills what is still empty, but the field that somebody is about to type into. @param known - the best first. */
  readonly fill = (...known: readonly (KnownContact | null)[]): void => {
    this.#isFilled = true;
    const filled = known.reduce<Draft>((draft, contact) => (contact ? fillIn(draft, contact) : draft), this.#draft);
    const field = TEXT_FIELDS.find((each) => document.activeElement?.id === `checkout-${each}`);
    this.#set(field ? { ...filled, [field]: this.#draft[field] } : filled);
  };

  #set(draft: Draft): void {
    this.#draft = draft;
    for (const listener of this.#listeners) listener();
  }
}
