import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Activity, activity } from '../../../graphql/activity';
import { Spinner } from '../../../ui/feedback/spinner';
import styles from './activity-notice.module.css';

const NOTHING: Activity = { isWriting: false, isReading: false };
/** What is answered sooner needs no word; reading goes on by itself all day. */
const PATIENCE_MS = { isWriting: 400, isReading: 1200 } as const;

/** Whether it has been so for longer than somebody waits without asking. */
function useIsLasting(kind: keyof Activity): boolean {
  const current = useSyncExternalStore(activity.subscribe, activity.current, () => NOTHING);
  const isOn = current[kind];
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLasting(isOn), isOn ? PATIENCE_MS[kind] : 0);
    return () => clearTimeout(timer);
  }, [isOn, kind]);
  return isOn && isLasting;
}

/** In the bar: something is being saved, or read anew, and takes a moment. */
export function ActivityNotice() {
  const isWriting = useIsLasting('isWriting');
  const isReading = useIsLasting('isReading');
  return (
    <span className={styles.notice} role="status">
      {(isWriting || isReading) && (
        <>
          <Spinner />
          <span className={styles.words}>
            <FormattedMessage id={`command-center.frame.activity.${isWriting ? 'writing' : 'reading'}`} />
          </span>
        </>
      )}
    </span>
  );
}
