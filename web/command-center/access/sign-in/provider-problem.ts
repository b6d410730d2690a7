/** How a sign-in at the provider can fail, as the server names it in the address and to the page that opened a popup. */
export const PROVIDER_PROBLEMS = ['unknown', 'provider', 'cancelled', 'expired', 'invitation', 'weak'] as const;

export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** @param word - from the address, so anything at all. */
export function toProviderProblem(word: unknown): ProviderProblem | null {
  return PROVIDER_PROBLEMS.find((problem) => problem === word) ?? null;
}

/** What the popup's last page tells: the API's own word for it. */
const MESSAGE_TYPE = 'carte-sign-in';

/** How a popup ended; null: signed in, `code`: a code is asked for. */
export type PopupEnd = ProviderProblem | 'code' | null;

/** @returns what became of the sign-in; undefined for a message that is about something else. */
export function readPopupMessage(message: unknown): { readonly problem: PopupEnd } | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('type' in message) || message.type !== MESSAGE_TYPE || !('problem' in message)) return undefined;
  if (message.problem === 'code') return { problem: 'code' };
  return { problem: message.problem === null ? null : (toProviderProblem(message.problem) ?? 'provider') };
}
