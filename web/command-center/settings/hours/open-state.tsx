import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { ClockIcon } from '../../../ui/icons/clock-icon';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { useShopTime } from '../../orders/page/order-time';
import { PauseButton } from '../../orders/pause/pause-button';
import styles from './open-state.module.css';

const OpenStateFragment = graphql(`
  fragment OpenState on Channel {
    isOpen
    openUntil
    opensAt
    pausedUntil
  }
`);

/** What shoppers are told now by what is saved: open until when, or when it opens next; and whether new orders pause. */
export function OpenState({ shop }: { readonly shop: FragmentType<typeof OpenStateFragment> }) {
  const { isOpen, openUntil, opensAt, pausedUntil } = readFragment(OpenStateFragment, shop);
  const { now } = useCommandCenter();
  const shopTime = useShopTime();
  const isPaused = pausedUntil !== null && pausedUntil !== undefined && now < Date.parse(pausedUntil);
  return (
    <div className={styles.state} data-open={isOpen || undefined}>
      <ClockIcon />
      <p className={styles.words} role="status">
        <strong>
          {isOpen && openUntil && (
            <FormattedMessage id="command-center.hours.openUntil" values={{ time: shopTime(openUntil) }} />
          )}
          {isOpen && !openUntil && <FormattedMessage id="command-center.hours.open" />}
          {!isOpen && opensAt && (
            <FormattedMessage id="command-center.hours.opensAt" values={{ time: shopTime(opensAt) }} />
          )}
          {!isOpen && !opensAt && <FormattedMessage id="command-center.hours.neverOpens" />}
        </strong>{' '}
        {isPaused && <FormattedMessage id="command-center.hours.paused" values={{ time: shopTime(pausedUntil) }} />}
      </p>
      {/* While they are paused, the banner above has the way to change it. */}
      {!isPaused && <PauseButton />}
    </div>
  );
}
