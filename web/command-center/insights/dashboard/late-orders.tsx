import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { orderPath } from '../../orders/page/order-path';
import { Promised } from '../../orders/page/promised';
import figures from './figures.module.css';
import { Panel } from './panel';

const LateOrderFragment = graphql(`
  fragment LateOrder on Order {
    id
    number
    ...Promised
  }
`);

interface Props {
  readonly orders: readonly FragmentType<typeof LateOrderFragment>[];
  /** With those that are not among `orders`. */
  readonly count: number;
}

/** Orders whose promised time has passed: the longest waiting first. */
export function LateOrders({ orders, count }: Props) {
  const more = count - orders.length;
  return (
    <Panel title={<FormattedMessage id="command-center.dashboard.late" />}>
      {count === 0 && (
        <p className={figures.muted}>
          <FormattedMessage id="command-center.dashboard.late.none" />
        </p>
      )}
      {count > 0 && (
        <ul className={figures.list}>
          {readFragment(LateOrderFragment, orders).map((order) => (
            <li className={figures.row} key={order.id}>
              <Link to={orderPath(order.id)}>{order.number}</Link>
              <span>
                <Promised order={order} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={figures.muted}>
          <FormattedMessage id="command-center.dashboard.late.more" values={{ count: more }} />
        </p>
      )}
    </Panel>
  );
}
