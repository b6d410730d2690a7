import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/message-ids';

type ActionMessage = Extract<MessageId, `command-center.audit.action.${string}`>;
type DetailMessage = Extract<MessageId, `command-center.audit.detail.${string}`>;

/** The words of the log; what a later version calls otherwise is shown by its own name. */
export function useAuditWords() {
  const { formatMessage, messages } = useIntl();
  const hasAction = (id: string): id is ActionMessage => Object.hasOwn(messages, id);
  const hasDetail = (id: string): id is DetailMessage => Object.hasOwn(messages, id);
  return {
    action(name: string): string {
      const id = `command-center.audit.action.${name}`;
      return hasAction(id) ? formatMessage({ id }) : name;
    },
    detail(name: string): string {
      const id = `command-center.audit.detail.${name}`;
      return hasDetail(id) ? formatMessage({ id }) : name;
    },
  };
}
