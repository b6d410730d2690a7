import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import { CopyIcon } from '../../ui/icons/copy-icon';
import { ExternalLinkIcon } from '../../ui/icons/external-link-icon';
import { Trash2Icon } from '../../ui/icons/trash-2-icon';
import { ConfirmDialog } from '../form/confirm-dialog';
import { PRODUCTS_PATH, productPath } from '../products/product-path';
import styles from './product.module.css';
import { shopPath } from './shop-path';
import { tellRefusal, useAct } from './use-act';

const ProductActionsFragment = graphql(`
  fragment ProductActions on Product {
    id
    name
    slug
    categories {
      id
      slug
      isActive
      menu {
        id
      }
    }
  }
`);

const DuplicateProductMutation = graphql(`
  mutation DuplicateOneProduct($id: ID!) {
    duplicateProduct(id: $id) {
      ... on Product {
        id
      }
      ... on Error {
        code
        message
      }
    }
  }
`);

const DeleteProductMutation = graphql(`
  mutation DeleteOneProduct($id: ID!) {
    deleteProduct(id: $id) {
      ... on Error {
        code
        message
      }
    }
  }
`);

interface Props {
  readonly product: FragmentType<typeof ProductActionsFragment>;
  /** What shoppers see; null where there is no menu. */
  readonly menuId: string | null;
}

/** What can be done with the whole product. */
export function ProductActions({ product, menuId }: Props) {
  const { id, name, ...place } = readFragment(ProductActionsFragment, product);
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const act = useAct();
  const [, duplicateProduct] = useMutation(DuplicateProductMutation);
  const [, deleteProduct] = useMutation(DeleteProductMutation);
  const [isAsking, setIsAsking] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  const path = shopPath(place, menuId);
  const duplicate = async () => {
    setIsCopying(true);
    let copyId = '';
    const refusal = await act(
      async () => {
        const copy = (await duplicateProduct({ id })).data?.duplicateProduct;
        if (copy?.__typename === 'Product') copyId = copy.id;
        return copy;
      },
      formatMessage({ id: 'command-center.product.created' }),
    );
    setIsCopying(false);
    tellRefusal(refusal);
    if (refusal === null) await navigate(productPath(copyId));
  };
  const remove = async () => {
    const refusal = await act(
      async () => (await deleteProduct({ id })).data?.deleteProduct,
      formatMessage({ id: 'command-center.product.deleted' }),
    );
    if (refusal === null) await navigate(PRODUCTS_PATH);
    return refusal;
  };
  return (
    <div className={styles.actions}>
      {path && (
        <LinkButton reloadDocument size="sm" to={path} variant="outline">
          <ExternalLinkIcon size={18} />
          <FormattedMessage id="command-center.product.seeInShop" />
        </LinkButton>
      )}
      <Button isBusy={isCopying} onClick={() => void duplicate()} size="sm" variant="outline">
        <CopyIcon size={18} />
        <span className={styles.actionWords}>
          <FormattedMessage id="command-center.product.duplicate" />
        </span>
      </Button>
      <Button onClick={() => setIsAsking(true)} size="sm" variant="ghost">
        <Trash2Icon size={18} />
        <span className={styles.actionWords}>
          <FormattedMessage id="command-center.product.delete" />
        </span>
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.product.delete' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={formatMessage({ id: 'command-center.product.deleteTitle' }, { name })}
      >
        <FormattedMessage id="command-center.product.deleteExplained" />
      </ConfirmDialog>
    </div>
  );
}
