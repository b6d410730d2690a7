/** Icons that a link can have, in the order of `link-icons.webp`. Written by scripts/icons.mjs. */
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

export type LinkIconName = (typeof LINK_ICONS)[number];

export function isLinkIcon(name: unknown): name is LinkIconName {
  return LINK_ICONS.some((icon) => icon === name);
}
