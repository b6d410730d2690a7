import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { AuditRowFragment as AuditRow } from '../../../gql/graphql';
import type { Column } from '../../kit/table/column';
import styles from './audit.module.css';
import { useAuditWords } from './use-audit-words';

const HOME = '/command-center';

/** Where the page of a kind of thing is; what stands on no page of its own leads to the list that it is in. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  Menu: (id) => `/menu/${id}`,
  Product: (id) => `/product/${id}`,
  Checkout: (id) => `/checkout/${id}`,
  Client: (id) => `/client/${id}`,
  Page: (id) => `/page/${id}`,
  Warehouse: (id) => `/warehouse/${id}`,
  Receiver: (id) => `/receiver/${id}`,
  DeliveryZone: (id) => `/settings/orders/zone/${id}`,
  PromoCode: () => '/settings/orders',
  PaymentMethod: () => '/settings/payment',
  Link: () => '/settings/navigation',
  StaffMember: (id) => `/settings/staff/${id}`,
  ApiToken: () => '/settings/tokens',
};

/** @returns null for what has no page. */
function subjectPath(typename: string, id: string): string | null {
  const path = Object.hasOwn(PATHS, typename) ? PATHS[typename] : undefined;
  return path ? HOME + path(encodeURIComponent(id)) : null;
}

/** Who, when, what, about what. */
export function useAuditColumns(): readonly Column<AuditRow>[] {
  const { formatMessage, formatDate } = useIntl();
  const words = useAuditWords();
  const when = ({ createdAt }: AuditRow) => formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  const who = ({ staffMember, apiToken }: AuditRow) => {
    if (apiToken) return formatMessage({ id: 'command-center.audit.program' }, { name: apiToken.name });
    return staffMember?.name ?? formatMessage({ id: 'command-center.audit.nobody' });
  };
  return [
    {
      id: 'what',
      title: formatMessage({ id: 'command-center.audit.what' }),
      isMain: true,
      cell: ({ action, details: all }) => words.action(action, all),
      csv: ({ action, details: all }) => words.action(action, all),
    },
    {
      id: 'subject',
      title: formatMessage({ id: 'command-center.audit.subject' }),
      cell: ({ subject }) => {
        const path = subject && subjectPath(subject.typename, subject.nodeId);
        if (!path) return subject && <span className={styles.subject}>{subject.name}</span>;
        return (
          <Link className={styles.subject} to={path}>
            {subject.name}
          </Link>
        );
      },
      csv: ({ subject }) => subject?.name ?? '',
    },
    {
      id: 'who',
      title: formatMessage({ id: 'command-center.audit.who' }),
      cell: (row) => <span className={styles.who}>{who(row)}</span>,
      csv: who,
    },
    {
      id: 'when',
      title: formatMessage({ id: 'command-center.audit.when' }),
      cell: (row) => (
        <time className={styles.when} dateTime={row.createdAt}>
          {when(row)}
        </time>
      ),
      csv: ({ createdAt }) => ({ instant: createdAt }),
    },
    {
      id: 'details',
      title: formatMessage({ id: 'command-center.audit.details' }),
      cell: (row) => words.facts(row) && <span className={styles.details}>{words.facts(row)}</span>,
      csv: words.facts,
    },
  ];
}
