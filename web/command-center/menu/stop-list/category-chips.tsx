import { FormattedMessage, useIntl } from 'react-intl';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { useAskedSearch } from '../../kit/table/use-filters';
import { Chip } from '../../kit/ui/button';
import styles from './stop-list.module.css';
import { stopListSearch, toStopListFilter } from './stop-list-filter';

interface Props {
  readonly categories: readonly { readonly id: string; readonly name: string; readonly icon: string | null }[];
}

/** The categories of the menu that shoppers see: for hands that would rather not type. */
export function CategoryChips({ categories }: Props) {
  const { formatMessage } = useIntl();
  const { search, categoryId } = toStopListFilter(useAskedSearch());
  if (categories.length === 0) return null;
  return (
    <nav aria-label={formatMessage({ id: 'command-center.stop-list.byCategory' })} className={styles.categories}>
      <Chip isActive={categoryId === null} to={stopListSearch({ search, categoryId: null })}>
        <FormattedMessage id="command-center.stop-list.allDishes" />
      </Chip>
      {categories.map(({ id, name, icon }) => (
        <Chip
          icon={<FoodIcon name={icon} size={20} />}
          isActive={id === categoryId}
          key={id}
          to={stopListSearch({ search, categoryId: id })}
        >
          {name}
        </Chip>
      ))}
    </nav>
  );
}
