import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { usePercent } from '../../../ui/text/use-percent';

const TaxRowsFragment = graphql(`
  fragment TaxRows on Order {
    id
    taxes {
      rate
      tax {
        minor
        currencyCode
      }
    }
  }
`);

/** How much of the total is VAT, a row for each rate: of a list of sums. None where there is no VAT. */
export function TaxRows({ order }: { readonly order: FragmentType<typeof TaxRowsFragment> }) {
  const { taxes } = readFragment(TaxRowsFragment, order);
  const percent = usePercent();
  return taxes
    .filter(({ tax }) => tax.minor > 0)
    .map(({ rate, tax }) => (
      <div key={rate}>
        <dt>
          <FormattedMessage id="command-center.totals.tax" values={{ rate: percent(rate) }} />
        </dt>
        <dd>
          <Price value={tax} />
        </dd>
      </div>
    ));
}
