import commandCenterEn from './compiled/en/command-center.json';
import storefrontEn from './compiled/en/storefront.json';
import commandCenterRu from './compiled/ru/command-center.json';
import storefrontRu from './compiled/ru/storefront.json';
import type { Locale } from './locale';
import type { MessageBundle, Messages } from './message-bundle';

// Compiled by scripts/messages.mjs, which alone knows the shape; JSON modules are typed too narrowly to say it.
const MESSAGES = {
  en: { storefront: storefrontEn, 'command-center': commandCenterEn },
  ru: { storefront: storefrontRu, 'command-center': commandCenterRu },
} as unknown as Readonly<Record<Locale, Readonly<Record<MessageBundle, Messages>>>>;

/** Only the server holds every language at once. */
export function serverMessages(locale: Locale, bundle: MessageBundle): Messages {
  return MESSAGES[locale][bundle];
}
