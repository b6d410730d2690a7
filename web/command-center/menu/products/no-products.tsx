import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { EmptyState } from '../../kit/ui/feedback';
import { NewDishLink } from './new-dish-link';

/** An empty shop, or filters that nothing meets: which of both, and what to do about it. */
export function NoProducts() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const isNarrowed = ['q', 'category', 'sale', 'lacks'].some((name) => search.get(name));
  return isNarrowed ? (
    <EmptyState
      icon={<FoodIcon name="pot-of-food" size={72} />}
      title={formatMessage({ id: 'command-center.products.nothingFound' })}
    >
      <FormattedMessage id="command-center.products.nothingFoundExplained" />
    </EmptyState>
  ) : (
    <EmptyState
      action={<NewDishLink />}
      icon={<FoodIcon name="fork-and-knife-with-plate" size={72} />}
      title={formatMessage({ id: 'command-center.products.none' })}
    >
      <FormattedMessage id="command-center.products.noneExplained" />
    </EmptyState>
  );
}
