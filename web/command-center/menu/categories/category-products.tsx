import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { useAct } from '../../kit/entity/use-act';
import { SortableList } from '../../kit/sorting/sortable-list';
import { Button } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import { NewDishLink } from '../products/new-dish-link';
import { AddProductsDialog } from './add-products-dialog';
import styles from './category.module.css';
import { ReorderCategoryProductsMutation } from './category-mutations';
import { CategoryProduct, CategoryProductFragment } from './category-product';

interface Props {
  readonly category: { readonly id: string; readonly name: string };
  readonly products: readonly FragmentType<typeof CategoryProductFragment>[];
}

/** What stands in a category, in the order in which shoppers see it. */
export function CategoryProducts({ category: { id, name }, products }: Props) {
  const { formatMessage } = useIntl();
  const [reorder] = useAct(ReorderCategoryProductsMutation);
  const [isAdding, setIsAdding] = useState(false);
  const rows = readFragment(CategoryProductFragment, products);
  const buttons = (
    <div className={styles.buttons}>
      <Button onClick={() => setIsAdding(true)} variant="outline">
        <FormattedMessage id="command-center.catalog.addProducts" />
      </Button>
      <NewDishLink categoryId={id} variant={rows.length > 0 ? 'outline' : 'primary'} />
    </div>
  );
  return (
    <section aria-labelledby="products">
      <div className={styles.sectionHead}>
        <h2 id="products">
          <FormattedMessage id="command-center.catalog.products" values={{ count: rows.length }} />
        </h2>
        {rows.length > 0 && buttons}
      </div>
      {rows.length > 0 ? (
        <SortableList
          isFixed={rows.length < 2}
          items={rows}
          label={formatMessage({ id: 'command-center.catalog.productsOf' }, { name })}
          nameOf={(product) => product.name}
          onReorder={(ids) => reorder({ input: { categoryId: id, ids } })}
        >
          {(product) => <CategoryProduct categoryId={id} product={product} />}
        </SortableList>
      ) : (
        <EmptyState
          action={buttons}
          icon={<FoodIcon name="pot-of-food" size={72} />}
          title={formatMessage({ id: 'command-center.catalog.noProducts' })}
        >
          <FormattedMessage id="command-center.catalog.noProductsExplained" />
        </EmptyState>
      )}
      {isAdding && (
        <AddProductsDialog
          category={{ id, name }}
          onClose={() => setIsAdding(false)}
          standing={new Set(rows.map((product) => product.id))}
        />
      )}
    </section>
  );
}
