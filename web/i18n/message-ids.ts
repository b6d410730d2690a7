import type checkout from './messages/en/checkout.json';
import type commandCenter from './messages/en/command-center.json';
import type errors from './messages/en/errors.json';
import type storefront from './messages/en/storefront.json';
import type ui from './messages/en/ui.json';
import type welcome from './messages/en/welcome.json';

/** Every message of the client. A key that is not in the English files does not compile. */
export type MessageId =
  | keyof typeof checkout
  | keyof typeof commandCenter
  | keyof typeof errors
  | keyof typeof storefront
  | keyof typeof ui
  | keyof typeof welcome;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'en-US' | 'ru-RU';
    }
  }
}
