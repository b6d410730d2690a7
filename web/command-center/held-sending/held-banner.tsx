import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { TriangleAlertIcon } from '../../ui/icons/triangle-alert-icon';
import styles from '../layout/banner.module.css';
import { useMay } from '../layout/command-center-context';
import { ReleaseDialog } from './release-dialog';

interface Props {
  /** Since when nothing is sent; null while all is. */
  readonly since: string | null;
}

/** Stands over every page of a shop that was restored from a backup, until somebody lets it send again. */
export function HeldBanner({ since }: Props) {
  const { formatDate } = useIntl();
  const mayRelease = useMay('RECEIVERS');
  const [isAsking, setIsAsking] = useState(false);
  if (since === null) return null;
  const date = formatDate(since, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={classNames(styles.banner, styles.danger)}>
      <TriangleAlertIcon />
      <p className={styles.words} role="status">
        <strong>
          <FormattedMessage id="command-center.held.title" values={{ date }} />
        </strong>{' '}
        <FormattedMessage id="command-center.held.meaning" />
      </p>
      {mayRelease && (
        <Button onClick={() => setIsAsking(true)} variant="outline">
          <FormattedMessage id="command-center.held.release" />
        </Button>
      )}
      {isAsking && <ReleaseDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}
