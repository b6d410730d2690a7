import type { Locale } from '../../domain/locale';
import { APP_ICONS, appIconPath } from './app-icon';

/** What the shop's settings say of it as an app, in the reader's language. */
export interface ShopApp {
  readonly name: string;
  readonly description: string;
  readonly accentColor: string;
  /** Whether phones colour their own bar in the accent. */
  readonly tintsBrowserBar: boolean;
  /** Of its icons. */
  readonly iconVersion: string;
}

/** Names of what a long press on the icon offers. */
export interface ShortcutNames {
  readonly menu: string;
  readonly cart: string;
  readonly order: string;
}

/** `--ground` of the light pages (web/ui/theme/tokens.css): what is seen while the app opens. */
const GROUND = '#fbf7f2';
/** Under an icon there is room for so many letters. */
const SHORT = 12;

/** The web-app manifest: what makes a browser offer to install the shop, and how it looks then. */
export function appManifest(shop: ShopApp, locale: Locale, names: ShortcutNames) {
  const icons = APP_ICONS.filter(({ kind }) => kind !== 'apple').map((icon) => ({
    src: appIconPath(icon, shop.iconVersion),
    sizes: `${icon.size}x${icon.size}`,
    type: 'image/png',
    purpose: icon.kind,
  }));
  const shortcut = (name: string, path: string) => ({
    name,
    url: `/${locale}${path}`,
    icons: icons.filter(({ sizes, purpose }) => sizes === '96x96' && purpose === 'any'),
  });
  return {
    // One app, in whichever language it was installed.
    id: '/',
    name: shop.name,
    short_name: shortName(shop.name),
    ...(shop.description && { description: shop.description }),
    lang: locale,
    dir: 'ltr',
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: shop.tintsBrowserBar ? shop.accentColor : GROUND,
    categories: ['food'],
    icons,
    shortcuts: [shortcut(names.menu, '/catalog'), shortcut(names.cart, '/checkout'), shortcut(names.order, '/finish')],
  };
}

/** Whole words, as many as fit; a first word that does not fit is cut by the phone itself. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  let text = first;
  for (const word of rest) {
    if (`${text} ${word}`.length > SHORT) break;
    text = `${text} ${word}`;
  }
  // Not “Margherita &”: what is left hanging goes too.
  return text.replace(/(?:\s+[^\p{L}\p{N}]+)+$/u, '');
}
