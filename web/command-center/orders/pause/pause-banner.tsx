import ClockIcon from 'lucide/dist/esm/icons/clock';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icons/icon';
import { useCommandCenter } from '../../kit/context/command-center-context';
import styles from '../../kit/page/banner.module.css';
import { useShopTime } from '../../kit/time/order-time';
import { Button } from '../../kit/ui/button';
import { PauseDialog } from './pause-dialog';
import { usePause } from './use-pause';

interface Props {
  /** Null while orders are taken. */
  readonly until: string | null;
  /** Whether the caller may end it. */
  readonly canResume: boolean;
}

/** Shown on every page until the pause is over. */
export function PauseBanner({ until, canResume }: Props) {
  const { now } = useCommandCenter();
  const shopTime = useShopTime();
  const { isBusy, resume } = usePause();
  const [isChanging, setIsChanging] = useState(false);
  const isPaused = until !== null && now < Date.parse(until);
  return (
    <div className={classNames(isPaused && styles.banner, isPaused && styles.warning)}>
      {isPaused && <Icon of={ClockIcon} />}
      {/* Always in the page, so that screen readers hear it come and go. */}
      <p className={styles.words} role="status">
        {isPaused && (
          <>
            <strong>
              <FormattedMessage id="command-center.pause.paused" values={{ time: shopTime(until) }} />
            </strong>{' '}
            <FormattedMessage id="command-center.pause.meaning" />
          </>
        )}
      </p>
      {isPaused && canResume && (
        <div className={styles.buttons}>
          <Button onClick={() => setIsChanging(true)} variant="outline">
            <FormattedMessage id="command-center.pause.change" />
          </Button>
          <Button isBusy={isBusy} onClick={() => void resume()}>
            <FormattedMessage id="command-center.pause.resume" />
          </Button>
        </div>
      )}
      <PauseDialog isOpen={isChanging} onClose={() => setIsChanging(false)} />
    </div>
  );
}
