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
