import XIcon from 'lucide/dist/esm/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { graphql } from '../../../gql/gql';
import type { CategoryProductFragment as CategoryProductData } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { Photo } from '../../../ui/media/photo';
import { Price } from '../../../ui/text/price';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { IconButton } from '../../kit/ui/button';
import { Tag } from '../../kit/ui/feedback';
import { productPath } from '../products/product-path';
import styles from './category.module.css';
import { RemoveProductFromCategoryMutation } from './category-mutations';

export const CategoryProductFragment = graphql(`
  fragment CategoryProduct on Product {
    id
    name
    isSoldOut
    photo {
      placeholder
      sources {
        url
        width
      }
    }
    price {
      minor
      currencyCode
    }
    priceFrom {
      minor
      currencyCode
    }
  }
`);

interface Props {
  readonly categoryId: string;
  readonly product: CategoryProductData;
}

/** One dish of a category: the way to it, and out of the category. */
export function CategoryProduct({ categoryId, product: { id, name, isSoldOut, photo, price, priceFrom } }: Props) {
  const { formatMessage } = useIntl();
  const [remove, isRemoving] = useAct(RemoveProductFromCategoryMutation);
  const takeOut = async () => {
    const done = formatMessage({ id: 'command-center.catalog.productRemoved' }, { name });
    tellRefusal(await remove({ input: { categoryId, productId: id } }, done));
  };
  return (
    <div className={styles.product}>
      <Photo alt="" className={styles.photo} photo={photo} sizes={44} />
      <div className={styles.words}>
        <Link className={styles.name} to={productPath(id)}>
          {name}
        </Link>
      </div>
      <div className={styles.facts}>
        {isSoldOut && (
          <Tag tone="danger">
            <FormattedMessage id="command-center.catalog.soldOut" />
          </Tag>
        )}
        <Price isFrom={priceFrom !== null} value={priceFrom ?? price} />
      </div>
      <IconButton
        className={styles.remove}
        aria-disabled={isRemoving || undefined}
        icon={<Icon of={XIcon} size={18} />}
        label={formatMessage({ id: 'command-center.catalog.removeProduct' }, { name })}
        onClick={() => void takeOut()}
        size="sm"
      />
    </div>
  );
}
