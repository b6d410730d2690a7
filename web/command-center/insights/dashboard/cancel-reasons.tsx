import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { OrderReason } from '../../../gql/graphql';
import figures from './figures.module.css';
import { Panel } from './panel';

const CancelReasonsFragment = graphql(`
  fragment CancelReasons on Sales {
    cancellations {
      reason
      count
    }
  }
`);

/** Why orders of the period were cancelled. */
export function CancelReasons({ sales }: { readonly sales: FragmentType<typeof CancelReasonsFragment> }) {
  const { cancellations } = readFragment(CancelReasonsFragment, sales);
  return (
    <Panel title={<FormattedMessage id="command-center.dashboard.reasons" />}>
      {cancellations.length === 0 ? (
        <p className={figures.muted}>
          <FormattedMessage id="command-center.dashboard.reasons.none" />
        </p>
      ) : (
        <ul className={figures.list}>
          {cancellations.map(({ reason, count }) => (
            <li className={figures.row} key={reason}>
              <Reason reason={reason} />
              <strong>
                <FormattedNumber value={count} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Reason({ reason }: { readonly reason: OrderReason | null }) {
  if (reason === null) return <FormattedMessage id="command-center.dashboard.reason.words" />;
  if (reason === 'NOT_TAKEN' || reason === 'CHANGED_MIND') {
    return <FormattedMessage id={`command-center.dashboard.reason.${reason}`} />;
  }
  return <FormattedMessage id={`command-center.reason.${reason}`} />;
}
