import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';
import { FactList } from '../../kit/page/fact-list';
import { Panel } from '../../kit/page/panel';
import { PromoStateBadge } from './promo-state-badge';

const PromoCodeFiguresFragment = graphql(`
  fragment PromoCodeFigures on PromoCode {
    state
    used
    takenOffInAll {
      minor
      currencyCode
    }
  }
`);

/** What came of a promo code. */
export function PromoCodeFigures({ promo }: { readonly promo: FragmentType<typeof PromoCodeFiguresFragment> }) {
  const { state, used, takenOffInAll } = readFragment(PromoCodeFiguresFragment, promo);
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const label = (fact: 'state' | 'uses' | 'takenOff') => formatMessage({ id: `command-center.promo-codes.${fact}` });
  return (
    <Panel title={formatMessage({ id: 'command-center.promo-codes.came' })}>
      <FactList
        facts={[
          { label: label('state'), value: <PromoStateBadge state={state} /> },
          { label: label('uses'), value: formatNumber(used) },
          { label: label('takenOff'), value: money(takenOffInAll) },
        ]}
      />
    </Panel>
  );
}
