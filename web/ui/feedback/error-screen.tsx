import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/message-ids';
import { Button } from '../button/button';
import { LinkButton } from '../button/link-button';
import { FoodIcon } from '../icons/food-icon';
import styles from './error-screen.module.css';

interface Props {
  /** HTTP status, shown large. */
  readonly status: number;
  readonly title: ReactNode;
  readonly message: ReactNode;
  /** What support asks for. */
  readonly requestId?: string | null;
  /** Offers to load the same page again. */
  readonly canRetry?: boolean;
  /** Where the button home leads. Defaults to `/`. */
  readonly homeTo?: string | undefined;
  readonly home?: MessageId | undefined;
}

/** Title, status code, message, and a button home. */
export function ErrorScreen({
  status,
  title,
  message,
  requestId,
  canRetry = false,
  homeTo = '/',
  home = 'errors.home',
}: Props) {
  return (
    <div className={styles.screen}>
      <p aria-hidden="true" className={styles.plate}>
        <FoodIcon name={status === 404 ? 'fork-and-knife-with-plate' : 'cooking'} size={96} />
      </p>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      {requestId && (
        <p className={styles.request}>
          <FormattedMessage id="errors.requestId" values={{ requestId }} />
        </p>
      )}
      <div className={styles.actions}>
        <LinkButton to={homeTo}>
          <FormattedMessage id={home} />
        </LinkButton>
        {canRetry && (
          <Button onClick={() => window.location.reload()} variant="outline">
            <FormattedMessage id="errors.retry" />
          </Button>
        )}
      </div>
    </div>
  );
}
