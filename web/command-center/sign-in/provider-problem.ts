/** How a sign-in at the provider can fail, as the server names it in the address and to the page that opened a popup. */
export const PROVIDER_PROBLEMS = ['unknown', 'provider', 'cancelled', 'expired', 'invitation'] as const;

export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** @param word - from the address, so anything at all. */
export function toProviderProblem(word: unknown): ProviderProblem | null {
  return PROVIDER_PROBLEMS.find((problem) => problem === word) ?? null;
}

/** What the popup's last page tells: the API's own word for it. */
const MESSAGE_TYPE = 'carte-sign-in';

/** @returns what became of the sign-in; undefined for a message that is about something else. */
export function readPopupMessage(message: unknown): { readonly problem: ProviderProblem | null } | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('type' in message) || message.type !== MESSAGE_TYPE || !('problem' in message)) return undefined;
  return { problem: message.problem === null ? null : (toProviderProblem(message.problem) ?? 'provider') };
}
