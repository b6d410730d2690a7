import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../../gql/gql';
import { Icon } from '../../../../ui/icons/icon';
import { useAct } from '../../../kit/entity/use-act';
import { useEntityDialogs } from '../../../kit/entity/use-entity-dialogs';
import { useFresh } from '../../../kit/live/use-fresh';
import { photoValue } from '../../../kit/photo/photo-value';
import { SortableList } from '../../../kit/sorting/sortable-list';
import { Button } from '../../../kit/ui/button';
import { PartHead } from '../part-head';
import { readProductPart } from '../read-product-part';
import type { Route } from './+types/variants-route';
import { VariantDialog } from './variant-dialog';
import { DeleteVariantMutation } from './variant-mutations';
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
          ...StoredVariant
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
  const product = node?.__typename === 'Product' ? node : null;
  const { id: productId = '', photo, variants = [] } = product ?? {};
  const unnamed = formatMessage({ id: 'command-center.product.variants.unnamed' });
  const nameOf = ({ name }: { readonly name: string }) => name || unnamed;
  const unit = variants.at(-1)?.unit ?? 'G';
  const dialogs = useEntityDialogs({
    items: variants,
    nameOf,
    form: (stored, onClose) => <VariantDialog onClose={onClose} productId={productId} stored={stored} unit={unit} />,
    command: DeleteVariantMutation,
    words: 'command-center.product.variants',
    done: 'command-center.product.variants.deleted',
  });
  if (!product) return null;
  return (
    <>
      <PartHead
        action={
          <Button onClick={dialogs.add} variant="soft">
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
        nameOf={nameOf}
        onReorder={(ids) => reorder({ input: { productId, ids } })}
      >
        {(variant) => (
          <VariantRow
            dishPhoto={photoValue(photo)}
            onChange={() => dialogs.change(variant.id)}
            onDelete={variants.length > 1 ? () => dialogs.remove(variant.id) : undefined}
            productId={productId}
            variant={variant}
          />
        )}
      </SortableList>
      {dialogs.shown}
    </>
  );
}
