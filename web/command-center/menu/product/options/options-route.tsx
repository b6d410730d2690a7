import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as documents from '../../../../documents/option-group';
import { graphql } from '../../../../gql/gql';
import { FoodIcon } from '../../../../ui/icons/food-icon';
import { Icon } from '../../../../ui/icons/icon';
import { useAct } from '../../../kit/entity/use-act';
import { useEntityDialogs } from '../../../kit/entity/use-entity-dialogs';
import { useFresh } from '../../../kit/live/use-fresh';
import { SortableList } from '../../../kit/sorting/sortable-list';
import { Button } from '../../../kit/ui/button';
import { EmptyState } from '../../../kit/ui/feedback';
import { PartHead } from '../part-head';
import styles from '../product.module.css';
import { readProductPart } from '../read-product-part';
import type { Route } from './+types/options-route';
import { GroupDialog } from './group-dialog';
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
          ...StoredOptionGroup
        }
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readProductPart(route, ProductOptionsQuery);

/** What shoppers are asked about a product: crust, extras, “no onions”. */
export default function ProductOptions({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(ProductOptionsQuery, loaderData);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(documents.reorder);
  const [isSorting, setIsSorting] = useState(false);
  const product = node?.__typename === 'Product' ? node : null;
  const { id: productId = '', optionGroups = [] } = product ?? {};
  const dialogs = useEntityDialogs({
    items: optionGroups,
    nameOf: ({ name }) => name,
    form: (group, onClose) =>
      group ? (
        <GroupDialog onClose={onClose} stored={group} />
      ) : (
        <NewGroupDialog onClose={onClose} productId={productId} />
      ),
    command: documents.remove,
    words: 'command-center.product.groups',
    done: 'command-center.product.groups.deleted',
  });
  if (!product) return null;
  const add = (
    <Button onClick={dialogs.add} variant="soft">
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
          <PartHead
            action={
              <>
                <Button aria-pressed={isSorting} onClick={() => setIsSorting(!isSorting)} variant="outline">
                  <FormattedMessage
                    id={isSorting ? 'command-center.product.options.sorted' : 'command-center.product.options.sort'}
                  />
                </Button>
                {add}
              </>
            }
            lead={<FormattedMessage id="command-center.product.options.lead" />}
          />
          <div className={styles.groups}>
            <SortableList
              isFixed={!isSorting}
              items={optionGroups}
              label={formatMessage({ id: 'command-center.product.options.order' })}
              nameOf={({ name }) => name}
              onReorder={(ids) => reorder({ input: { productId, ids } })}
            >
              {(group) => (
                <OptionGroupRow
                  group={group}
                  isSorting={isSorting}
                  onChange={() => dialogs.change(group.id)}
                  onDelete={() => dialogs.remove(group.id)}
                />
              )}
            </SortableList>
          </div>
        </>
      )}
      {dialogs.shown}
    </>
  );
}
