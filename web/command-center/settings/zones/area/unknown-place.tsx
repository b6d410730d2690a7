import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Notice } from '../../../kit/ui/feedback';

/** The map can’t know where the shop is before a kitchen does. */
export function UnknownPlace() {
  const { formatMessage } = useIntl();
  return (
    <Notice title={formatMessage({ id: 'command-center.zones.radius.nowhere' })} tone="warning">
      <p>
        <FormattedMessage id="command-center.zones.map.guessed" />
      </p>
      <Link to="/command-center/warehouse">
        <FormattedMessage id="command-center.zones.radius.toWarehouses" />
      </Link>
    </Notice>
  );
}
