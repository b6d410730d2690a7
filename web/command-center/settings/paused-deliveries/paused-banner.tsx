import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SendingHeldReason } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icons/icon';
import { useMay } from '../../kit/context/command-center-context';
import styles from '../../kit/page/banner.module.css';
import { Button } from '../../kit/ui/button';
import { ReleaseDialog } from './release-dialog';

interface Props {
  /** Since when nothing is sent; null while all is. */
  readonly since: string | null;
  readonly reason: SendingHeldReason;
}

/** Shown on every page while sending to receivers is paused, until staff release it. */
export function HeldBanner({ since, reason }: Props) {
  const { formatDate } = useIntl();
  const mayRelease = useMay('RECEIVERS');
  const [isAsking, setIsAsking] = useState(false);
  if (since === null) return null;
  const date = formatDate(since, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={classNames(styles.banner, styles.danger)}>
      <Icon of={TriangleAlertIcon} />
      <p className={styles.words} role="status">
        <strong>
          <FormattedMessage id={`command-center.held.title.${reason}`} values={{ date }} />
        </strong>{' '}
        <FormattedMessage id="command-center.held.meaning" />
      </p>
      {mayRelease && (
        <Button onClick={() => setIsAsking(true)} variant="outline">
          <FormattedMessage id="command-center.held.release" />
        </Button>
      )}
      {isAsking && <ReleaseDialog reason={reason} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
