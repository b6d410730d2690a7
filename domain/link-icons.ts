/** Icons that a link can have, in the order of `web/ui/icons/link-icons.webp`. Each is a square of 64 pixels there. */
export const LINK_ICONS = [
  'phone',
  'gift',
  'info',
  'bluesky',
  'facebook',
  'github',
  'instagram',
  'odnoklassniki',
  'telegram',
  'viber',
  'vk',
  'whatsapp',
  'x',
  'youtube',
] as const;

export type LinkIcon = (typeof LINK_ICONS)[number];

/** The icon of this name; null without a name, or when the set no longer has it. */
export function toLinkIcon(name: unknown): LinkIcon | null {
  return LINK_ICONS.find((icon) => icon === name) ?? null;
}
