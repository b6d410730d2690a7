import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/message-ids';

type ActionMessage = Extract<MessageId, `command-center.audit.action.${string}`>;
type WordMessage = Extract<MessageId, `command-center.${'staff.role' | 'status' | 'reason'}.${string}`>;
type DetailMessage = Extract<MessageId, `command-center.audit.detail.${string}`>;

interface Detail {
  readonly name: string;
  readonly value: string;
}

/** Details whose values have words: where those stand among the messages. */
const WORDS: Readonly<Record<string, string>> = { role: 'staff.role', to: 'status', reasonCode: 'reason' };

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The words of the log; what a later version calls otherwise is shown by its own name. */
export function useAuditWords() {
  const { formatMessage, formatDate, messages } = useIntl();
  const hasAction = (id: string): id is ActionMessage => Object.hasOwn(messages, id);
  const hasWord = (id: string): id is WordMessage => id !== '' && Object.hasOwn(messages, id);
  const hasDetail = (id: string): id is DetailMessage => Object.hasOwn(messages, id);
  return {
    /** An order that was cancelled was not “moved on”. */
    action(name: string, details: readonly Detail[] = []): string {
      const isCancelled = name === 'moveOrder' && details.some((detail) => detail.value === 'CANCELLED');
      const id = `command-center.audit.action.${isCancelled ? 'cancelOrder' : name}`;
      return hasAction(id) ? formatMessage({ id }) : name;
    },
    detail(name: string): string {
      const id = `command-center.audit.detail.${name}`;
      return hasDetail(id) ? formatMessage({ id }) : name;
    },
    /** Roles, statuses and reasons in words, and instants on the shop's clock; the rest is as it was written. */
    value(name: string, value: string): string {
      const word = WORDS[name] ? `command-center.${WORDS[name]}.${value}` : '';
      if (hasWord(word)) return formatMessage({ id: word });
      return INSTANT.test(value) ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : value;
    },
  };
}
