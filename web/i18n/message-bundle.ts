import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../domain/locale';
import commandCenterEn from './compiled/en/command-center.json?url';
import storefrontEn from './compiled/en/storefront.json?url';
import welcomeEn from './compiled/en/welcome.json?url';
import commandCenterRu from './compiled/ru/command-center.json?url';
import storefrontRu from './compiled/ru/storefront.json?url';
import welcomeRu from './compiled/ru/welcome.json?url';
import { splitLocalePrefix } from './locale-prefix';
import type { MessageId } from './message-ids';

/** Shop, back-office, and the wizard that makes a shop; a page carries the messages of one of them, in one language. */
export type MessageBundle = 'storefront' | 'command-center' | 'welcome';

/** Compiled messages: syntax trees by id. A bundle holds its application's ids only; no screen asks for another's. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

const URLS: Readonly<Record<Locale, Readonly<Record<MessageBundle, string>>>> = {
  en: { storefront: storefrontEn, 'command-center': commandCenterEn, welcome: welcomeEn },
  ru: { storefront: storefrontRu, 'command-center': commandCenterRu, welcome: welcomeRu },
};

/** Immutable address of a bundle: preloaded by the page, read before hydration. */
export function messagesUrl(locale: Locale, bundle: MessageBundle): string {
  return URLS[locale][bundle];
}

/** Which application a path belongs to; a link from one to the other must load a new document. */
export function bundleOf(pathname: string): MessageBundle {
  const [, name] = /^\/(command-center|welcome)(?:\/|$|\.)/.exec(splitLocalePrefix(pathname).path) ?? [];
  return name === 'command-center' || name === 'welcome' ? name : 'storefront';
}
