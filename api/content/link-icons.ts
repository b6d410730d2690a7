/** Icons that a link can carry: three of general use, and the social networks. */
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

/** The stored icon's name; null when there is none, or none that is still drawn. */
export function toLinkIcon(value: unknown): LinkIcon | null {
  return LINK_ICONS.find((icon) => icon === value) ?? null;
}
