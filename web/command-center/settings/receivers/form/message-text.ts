/** Where the services of our examples want the words. */
const FIELDS = ['text', 'content'] as const;

/** What a person will read of a body that is made for a chat or a mailbox; null for one that is made for a program. */
export function messageText(body: string): string | null {
  try {
    const json: unknown = JSON.parse(body);
    if (typeof json !== 'object' || json === null) return null;
    const words = FIELDS.map((field) => Reflect.get(json, field)).find((value) => typeof value === 'string');
    return words ?? null;
  } catch {
    return null;
  }
}
