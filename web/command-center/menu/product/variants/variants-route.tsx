import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../../gql/gql';
import { Icon } from '../../../../ui/icons/icon';
import { useAct } from '../../../kit/entity/use-act';
import { useFresh } from '../../../kit/live/use-fresh';
import { photoValue } from '../../../kit/photo/photo-value';
import { SortableList } from '../../../kit/sorting/sortable-list';
import { Button } from '../../../kit/ui/button';
import { PartHead } from '../part-head';
import { readProductPart } from '../read-product-part';
import type { Route } from './+types/variants-route';
import { NewVariantDialog } from './new-variant-dialog';
import { VariantRow } from './variant-row';

const ProductVariantsQuery = graphql(`
  query ProductVariants($id: ID!) {
    node(id: $id) {
      ... on Product {
        id
        photo {
          ...PhotoValue
        }
        variants {
          id
          name
          unit
          price {
            minor
          }
          ...VariantRow
        }
      }
    }
  }
`);

const ReorderVariantsMutation = graphql(`
  mutation ReorderVariants($input: ReorderVariantsInput!) {
    answer: reorderVariants(input: $input) {
      ...Refusal
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readProductPart(route, ProductVariantsQuery);

/** The sizes and kinds of a product, in the order in which shoppers choose. */
export default function ProductVariants({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(ProductVariantsQuery, loaderData);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(ReorderVariantsMutation);
  const [isAdding, setIsAdding] = useState(false);
  if (node?.__typename !== 'Product') return null;
  const { id: productId, photo, variants } = node;
  const unnamed = formatMessage({ id: 'command-center.product.variants.unnamed' });
  return (
    <>
      <PartHead
        action={
          <Button onClick={() => setIsAdding(true)} variant="soft">
            <Icon of={PlusIcon} size={18} />
            <FormattedMessage id="command-center.product.variants.add" />
          </Button>
        }
        lead={<FormattedMessage id="command-center.product.variants.lead" />}
      />
      <SortableList
        isFixed={variants.length < 2}
        items={variants}
        label={formatMessage({ id: 'command-center.product.tab.variants' })}
        nameOf={({ name }) => name || unnamed}
        onReorder={(ids) => reorder({ input: { productId, ids } })}
      >
        {(variant) => (
          <VariantRow
            dishPhoto={photoValue(photo)}
            isOnly={variants.length === 1}
            productId={productId}
            variant={variant}
          />
        )}
      </SortableList>
      {isAdding && (
        <NewVariantDialog likes={variants.at(-1) ?? null} onClose={() => setIsAdding(false)} productId={productId} />
      )}
    </>
  );
}
