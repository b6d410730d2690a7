import { refusal } from '../../kernel/refusal';
import { addMessages } from '../../messages/messages';
import en from './messages/en.json';
import ru from './messages/ru.json';

addMessages({ en, ru });

export class NoticeNotSent extends refusal(
  'NOTICE_NOT_SENT',
  409,
  'A test did not arrive: the message says what the other side said.',
) {
  /** @param detail - what the other side or the network said. */
  constructor(detail: string) {
    super({ detail });
  }
}

export class BotTokenRefused extends refusal(
  'BOT_TOKEN_REFUSED',
  422,
  'Telegram does not know the bot of this token, or could not be asked: the message says what it said.',
  ['input', 'secret'],
) {
  /** @param detail - what Telegram or the network said. */
  constructor(detail: string) {
    super({ detail });
  }
}
