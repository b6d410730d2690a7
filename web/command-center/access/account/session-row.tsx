import { FormattedMessage, useIntl } from 'react-intl';
import { useSeen } from '../../kit/time/use-seen';
import { Button } from '../../kit/ui/button';
import { Tag } from '../../kit/ui/feedback';
import { deviceName } from './device-name';
import styles from './session-row.module.css';

interface Props {
  readonly session: {
    readonly isCurrent: boolean;
    readonly userAgent: string | null;
    readonly createdAt: string;
    readonly lastSeenAt: string;
  };
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** A device that somebody is signed in on, and the way to end it there; the one in hand has the menu for that. */
export function SessionRow({ session, isEnding, onEnd }: Props) {
  const { isCurrent, userAgent, createdAt, lastSeenAt } = session;
  const { formatMessage, formatDate } = useIntl();
  const seen = useSeen();
  const name = deviceName(userAgent) ?? formatMessage({ id: 'command-center.account.sessions.unknown' });
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.name} title={userAgent ?? undefined}>
          {name}
          {isCurrent && (
            <Tag tone="success">
              <FormattedMessage id="command-center.account.sessions.current" />
            </Tag>
          )}
        </p>
        <p className={styles.times}>
          <FormattedMessage
            id="command-center.account.sessions.times"
            values={{ since: formatDate(createdAt, { dateStyle: 'medium' }), seen: seen(lastSeenAt) }}
          />
        </p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={formatMessage({ id: 'command-center.account.sessions.endOf' }, { name })}
          isBusy={isEnding}
          onClick={onEnd}
          size="sm"
          variant="outline"
        >
          <FormattedMessage id="command-center.account.sessions.end" />
        </Button>
      )}
    </li>
  );
}
