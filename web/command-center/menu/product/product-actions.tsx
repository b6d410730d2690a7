import CopyIcon from 'lucide/dist/esm/icons/copy';
import ExternalLinkIcon from 'lucide/dist/esm/icons/external-link';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
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
          <Icon of={ExternalLinkIcon} size={18} />
          <FormattedMessage id="command-center.product.seeInShop" />
        </LinkButton>
      )}
      <Button isBusy={isBusy} onClick={() => void duplicate(id)} size="sm" variant="outline">
        <Icon of={CopyIcon} size={18} />
        <span className={styles.actionWords}>
          <FormattedMessage id="command-center.product.duplicate" />
        </span>
      </Button>
      <Button onClick={() => setIsAsking(true)} size="sm" variant="ghost">
        <Icon of={Trash2Icon} size={18} />
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
