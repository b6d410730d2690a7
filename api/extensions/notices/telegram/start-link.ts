/** What `/start` is followed by. */
export const STARTS = { STAFF: 's-', ORDER: 'o-' } as const;

/** Opens the bot, and sends it a code at one press. */
export const startLink = (bot: string, start: keyof typeof STARTS, code: string) =>
  `https://t.me/${bot}?start=${STARTS[start]}${code}`;
