import { createHash } from 'node:crypto';

/** `any` as it is shown on a desktop, `maskable` for phones that cut their own shape out of it, `apple` for iOS. */
export type IconKind = 'any' | 'maskable' | 'apple';

/** One picture of the shop as an installed app. */
export interface AppIcon {
  readonly kind: IconKind;
  /** Pixels of its side. */
  readonly size: number;
}

/** Every picture that there is: nothing else is drawn, whatever is asked for. */
export const APP_ICONS: readonly AppIcon[] = [
  { kind: 'any', size: 48 },
  { kind: 'any', size: 96 },
  { kind: 'any', size: 192 },
  { kind: 'any', size: 512 },
  { kind: 'maskable', size: 192 },
  { kind: 'maskable', size: 512 },
  { kind: 'apple', size: 180 },
];

/** `maskable-512.png` → its picture; null for any other name. */
export function appIconOf(file: string): AppIcon | null {
  return APP_ICONS.find((icon) => fileOf(icon) === file) ?? null;
}

const fileOf = ({ kind, size }: AppIcon) => `${kind}-${size}.png`;

/** What the pictures are drawn from. */
export interface ShopSign {
  /** Key of the logo's files; null without one. */
  readonly logoKey: string | null;
  /** `#rrggbb`. */
  readonly accentColor: string;
}

/** Another one for another logo or colour: the pictures are kept for good under their address. */
export function signVersion({ logoKey, accentColor }: ShopSign): string {
  return createHash('sha256').update(`1 ${logoKey} ${accentColor}`).digest('hex').slice(0, 10);
}

/** Path of one picture, as it looks now. */
export function appIconPath(icon: AppIcon, version: string): string {
  return `/app-icon/${fileOf(icon)}?v=${version}`;
}
