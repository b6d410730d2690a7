import type { Mishap } from '../../../api/extensions/notices/testing-manners';
import { openNoticeServices } from '../../../api/extensions/notices/testing-services';
import type { Receipt } from './judge';

const MISHAPS: readonly Mishap[] = ['LOSES_ANSWER', 'BUSY'];
const NUMBER = /order (\d{4}-\d{4,})/i;
const ACCEPTED = /Order \S+ accepted/;

/** Opens the services, of whose answers one in so many goes wrong, and writes down what arrives. */
export async function openLedger(each: number) {
  const receipts: Receipt[] = [];
  /** Each service goes wrong in its own turn. */
  const turns = { mail: 0, push: 0, bot: 0 };
  const mishapOf = (service: keyof typeof turns): Mishap | null => {
    turns[service] += 1;
    return turns[service] % each === 0 ? (MISHAPS[(turns[service] / each) % MISHAPS.length] ?? null) : null;
  };
  const arrive = (
    service: keyof typeof turns,
    to: string,
    text: string,
    nameOf: (order: string, says: Receipt['says']) => string | null,
  ) => {
    const mishap = mishapOf(service);
    const order = NUMBER.exec(text)?.[1];
    const says = ACCEPTED.test(text) ? 'ACCEPTED' : 'NEW';
    if (order && mishap !== 'BUSY') {
      const message = nameOf(order, says);
      receipts.push({ to, order, says, message, at: performance.now(), isAnswered: mishap === null });
    }
    return mishap;
  };
  const services = await openNoticeServices({
    mail: ({ to, raw }) => arrive('mail', to, raw, () => /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? raw),
    push: ({ path, body }) => arrive('push', path, body.title, (order) => `${path} ${order}`),
    bot: ({ method, chatId, text }) =>
      arrive('bot', chatId, text, (order, says) => (method === 'sendMessage' ? `${chatId} ${order} ${says}` : null)),
  });
  return { services, receipts };
}
