import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../../gql/gql';
import { FoodIcon } from '../../../../ui/icons/food-icon';
import { Icon } from '../../../../ui/icons/icon';
import { useAct } from '../../../kit/entity/use-act';
import { useFresh } from '../../../kit/live/use-fresh';
import { SortableList } from '../../../kit/sorting/sortable-list';
import { Button } from '../../../kit/ui/button';
import { EmptyState } from '../../../kit/ui/feedback';
import { PartHead } from '../part-head';
import styles from '../product.module.css';
import { readProductPart } from '../read-product-part';
import type { Route } from './+types/options-route';
import { NewGroupDialog } from './new-group-dialog';
import { OptionGroupRow } from './option-group-row';

const ProductOptionsQuery = graphql(`
  query ProductOptions($id: ID!) {
    node(id: $id) {
      ... on Product {
        id
        optionGroups {
          id
          name
          ...OptionGroupRow
        }
      }
    }
  }
`);

const ReorderOptionGroupsMutation = graphql(`
  mutation ReorderOptionGroups($input: ReorderOptionGroupsInput!) {
    answer: reorderOptionGroups(input: $input) {
      ...Refusal
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readProductPart(route, ProductOptionsQuery);

/** What shoppers are asked about a product: crust, extras, “no onions”. */
export default function ProductOptions({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(ProductOptionsQuery, loaderData);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(ReorderOptionGroupsMutation);
  const [isAdding, setIsAdding] = useState(false);
  if (node?.__typename !== 'Product') return null;
  const { id: productId, optionGroups } = node;
  const add = (
    <Button onClick={() => setIsAdding(true)} variant="soft">
      <Icon of={PlusIcon} size={18} />
      <FormattedMessage id="command-center.product.options.addGroup" />
    </Button>
  );
  return (
    <>
      {optionGroups.length === 0 ? (
        <EmptyState
          action={add}
          icon={<FoodIcon name="cheese-wedge" size={72} />}
          title={formatMessage({ id: 'command-center.product.options.none' })}
        >
          <FormattedMessage id="command-center.product.options.noneExplained" />
        </EmptyState>
      ) : (
        <>
          <PartHead action={add} lead={<FormattedMessage id="command-center.product.options.lead" />} />
          <div className={styles.groups}>
            {optionGroups.map((group) => (
              <OptionGroupRow group={group} key={group.id} />
            ))}
          </div>
          {optionGroups.length > 1 && (
            <section aria-labelledby="order" className={styles.order}>
              <h2 className={styles.orderTitle} id="order">
                <FormattedMessage id="command-center.product.options.order" />
              </h2>
              <SortableList
                items={optionGroups}
                label={formatMessage({ id: 'command-center.product.options.order' })}
                nameOf={({ name }) => name}
                onReorder={(ids) => reorder({ input: { productId, ids } })}
              >
                {({ name }) => name}
              </SortableList>
            </section>
          )}
        </>
      )}
      {isAdding && <NewGroupDialog onClose={() => setIsAdding(false)} productId={productId} />}
    </>
  );
}
