import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/message-ids';
import { useCommandCenter } from '../../kit/context/command-center-context';

type ActionMessage = Extract<MessageId, `command-center.audit.action.${string}`>;
type RoleMessage = Extract<MessageId, `command-center.staff.role.${string}`>;
type DetailMessage = Extract<MessageId, `command-center.audit.detail.${string}`>;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The words of the log; what a later version calls otherwise is shown by its own name. */
export function useAuditWords() {
  const { formatMessage, formatDate, messages } = useIntl();
  const { timeZone } = useCommandCenter();
  const hasAction = (id: string): id is ActionMessage => Object.hasOwn(messages, id);
  const hasRole = (id: string): id is RoleMessage => id !== '' && Object.hasOwn(messages, id);
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
    /** Roles in words, and instants on the shop's clock; the rest is as it was written. */
    value(name: string, value: string): string {
      const role = name === 'role' ? `command-center.staff.role.${value}` : '';
      if (hasRole(role)) return formatMessage({ id: role });
      return INSTANT.test(value) ? formatDate(value, { timeZone, dateStyle: 'medium', timeStyle: 'short' }) : value;
    },
  };
}
