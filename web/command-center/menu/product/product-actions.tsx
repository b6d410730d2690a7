import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { CopyIcon } from '../../../ui/icons/copy-icon';
import { ExternalLinkIcon } from '../../../ui/icons/external-link-icon';
import { Trash2Icon } from '../../../ui/icons/trash-2-icon';
import { Button, LinkButton } from '../../kit/ui/button';
import { DeleteProduct } from '../products/delete-product';
import { PRODUCTS_PATH } from '../products/product-path';
import { useDuplicateProduct } from '../products/use-duplicate-product';
import styles from './product.module.css';
import { shopPath } from './shop-path';

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

interface Props {
  readonly product: FragmentType<typeof ProductActionsFragment>;
  /** What shoppers see; null where there is no menu. */
  readonly menuId: string | null;
}

/** What can be done with the whole product. */
export function ProductActions({ product, menuId }: Props) {
  const { id, name, ...place } = readFragment(ProductActionsFragment, product);
  const navigate = useNavigate();
  const { isBusy, duplicate } = useDuplicateProduct();
  const [isAsking, setIsAsking] = useState(false);
  const path = shopPath(place, menuId);
  return (
    <div className={styles.actions}>
      {path && (
        <LinkButton reloadDocument size="sm" to={path} variant="outline">
          <ExternalLinkIcon size={18} />
          <FormattedMessage id="command-center.product.seeInShop" />
        </LinkButton>
      )}
      <Button isBusy={isBusy} onClick={() => void duplicate(id)} size="sm" variant="outline">
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
      <DeleteProduct
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDeleted={() => navigate(PRODUCTS_PATH)}
        product={{ id, name }}
      />
    </div>
  );
}
