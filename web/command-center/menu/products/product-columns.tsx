import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LOCALES } from '../../../../domain/locale';
import type { ProductRowFragment } from '../../../gql/graphql';
import { Photo } from '../../../ui/media/photo';
import type { Column } from '../../kit/table/column';
import { useShopTime } from '../../kit/time/order-time';
import { Tag } from '../../kit/ui/feedback';
import type { useStopList } from '../stop-list/use-stop-list';
import { AvailabilityCell } from './availability-cell';
import { PriceCell } from './price-cell';
import { ProductActions } from './product-actions';
import { productPath } from './product-path';
import styles from './products.module.css';

function ProductName({ product: { id, name, photo, nameTranslations } }: { readonly product: ProductRowFragment }) {
  return (
    <span className={styles.nameCell}>
      <Photo alt="" className={styles.photo} photo={photo} sizes={44} />
      <Link className={styles.name} to={productPath(id)}>
        {name}
      </Link>
      {nameTranslations.length < LOCALES.length && (
        <Tag tone="warning">
          <FormattedMessage id="command-center.kit.untranslated" />
        </Tag>
      )}
    </span>
  );
}

const categoriesOf = ({ categories }: ProductRowFragment) => categories.map(({ name }) => name).join(', ');

/** The columns of the list, and of its CSV. */
export function useProductColumns(stopList: ReturnType<typeof useStopList>): Column<ProductRowFragment>[] {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const title = (id: 'name' | 'price' | 'onSale' | 'categories' | 'actions') =>
    formatMessage({ id: `command-center.products.${id}` });
  return [
    {
      id: 'name',
      title: title('name'),
      isMain: true,
      sort: 'name',
      cell: (product) => <ProductName product={product} />,
      csv: ({ name }) => name,
    },
    {
      id: 'price',
      title: title('price'),
      isNumeric: true,
      sort: 'price',
      cell: (product) => <PriceCell product={product} />,
      csv: ({ price }) => price,
    },
    {
      id: 'onSale',
      title: title('onSale'),
      cell: (product) => <AvailabilityCell product={product} stopList={stopList} />,
      csv: ({ isSoldOut }) => formatMessage({ id: `command-center.products.sale.${isSoldOut ? 'off' : 'on'}` }),
    },
    {
      id: 'categories',
      title: title('categories'),
      cell: (product) =>
        product.categories.length > 0 ? (
          categoriesOf(product)
        ) : (
          <Tag tone="warning">{formatMessage({ id: 'command-center.products.category.none' })}</Tag>
        ),
      csv: categoriesOf,
    },
    {
      id: 'updated',
      title: formatMessage({ id: 'command-center.products.updated.column' }),
      sort: 'updated',
      cell: ({ updatedAt }) => (
        <time className={styles.time} dateTime={updatedAt}>
          {shopTime(updatedAt)}
        </time>
      ),
      csv: ({ updatedAt }) => ({ instant: updatedAt }),
    },
    {
      id: 'actions',
      title: title('actions'),
      isTitleHidden: true,
      cell: (product) => <ProductActions product={product} />,
    },
  ];
}
