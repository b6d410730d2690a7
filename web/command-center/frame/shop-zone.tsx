import { FormattedMessage, useIntl } from 'react-intl';
import { foreignZone, useOwnZone } from '../../ui/text/foreign-zone';
import { useCommandCenter } from '../kit/context/command-center-context';

/** By whose clock the times are, for staff whose device is in another time zone. */
export function ShopZone() {
  const { now, timeZone } = useCommandCenter();
  const zone = foreignZone(useIntl(), now, { timeZone, ownZone: useOwnZone(timeZone) });
  return (
    zone && (
      <span>
        <FormattedMessage id="command-center.time.zone" values={{ zone }} />
      </span>
    )
  );
}
