import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { createPath, useNavigation } from 'react-router';
import { Button } from '../button/button';
import styles from './new-version.module.css';
import { useNewVersion } from './use-new-version';

/** A quiet notice that a newer build is served; the next navigation loads it without asking. */
export function NewVersion({ buildId }: { readonly buildId: string | undefined }) {
  const isNew = useNewVersion(buildId);
  const { state, location } = useNavigation();
  // The location of a navigation carries the basename already.
  const leavingTo = isNew && state === 'loading' && location ? createPath(location) : null;
  useEffect(() => {
    if (leavingTo !== null) window.location.assign(leavingTo);
  }, [leavingTo]);
  return (
    <div aria-live="polite" className={styles.region}>
      {isNew && (
        <div className={styles.notice}>
          <FormattedMessage id="ui.newVersion" />
          <Button size="sm" variant="soft" onClick={() => window.location.reload()}>
            <FormattedMessage id="ui.newVersion.reload" />
          </Button>
        </div>
      )}
    </div>
  );
}
