import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import * as documents from '../../../documents/category';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { useAct } from '../../kit/entity/use-act';
import { SortableList } from '../../kit/sorting/sortable-list';
import { Tag } from '../../kit/ui/feedback';
import { categoryPath } from '../menu-path';
import styles from './menus.module.css';

export const CategoryRowFragment = graphql(`
  fragment CategoryRow on Category {
    id
    name
    icon
    isActive
    productCount
  }
`);

interface Props {
  readonly menu: { readonly id: string; readonly name: string };
  readonly categories: readonly FragmentType<typeof CategoryRowFragment>[];
}

/** A menu's categories in their order, each with how much stands in it. */
export function CategoryRows({ menu, categories }: Props) {
  const { formatMessage } = useIntl();
  const [reorder] = useAct(documents.reorder);
  const rows = readFragment(CategoryRowFragment, categories);
  return (
    <SortableList
      isFixed={rows.length < 2}
      items={rows}
      label={formatMessage({ id: 'command-center.catalog.categoriesOf' }, { name: menu.name })}
      nameOf={({ name }) => name}
      onReorder={(ids) => reorder({ input: { menuId: menu.id, ids } })}
    >
      {({ id, name, icon, isActive, productCount }) => (
        <div className={styles.category}>
          <span className={styles.icon}>
            <FoodIcon name={icon} size={28} />
          </span>
          <Link className={styles.link} to={categoryPath(menu.id, id)}>
            {name}
          </Link>
          {!isActive && (
            <Tag tone="warning">
              <FormattedMessage id="command-center.catalog.hidden" />
            </Tag>
          )}
          <span className={styles.count}>
            <FormattedMessage id="command-center.catalog.productCount" values={{ count: productCount }} />
          </span>
        </div>
      )}
    </SortableList>
  );
}
