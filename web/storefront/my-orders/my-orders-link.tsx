import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

export function MyOrdersLink() {
  return (
    <Link to="/my-orders">
      <FormattedMessage id="storefront.orders.title" />
    </Link>
  );
}
