const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as it stands in the address: `2026-11-21`; null for anything else, a day that no calendar has included. */
export function readDay(text: string | null): string | null {
  if (text === null || !DAY.test(text)) return null;
  const time = Date.parse(`${text}T00:00Z`);
  // The 30th of February would be taken for the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}
