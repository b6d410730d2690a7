import XIcon from 'lucide/dist/esm/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { Icon } from '../../../ui/icons/icon';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { IconButton } from '../../kit/ui/button';
import { Tag } from '../../kit/ui/feedback';
import { RemoveProductFromCategoryMutation } from '../categories/category-mutations';
import styles from './rows.module.css';

const PlaceRowFragment = graphql(`
  fragment PlaceRow on Category {
    id
    name
    icon
    isActive
    menu {
      id
      name
    }
  }
`);

interface Props {
  readonly category: FragmentType<typeof PlaceRowFragment>;
  readonly productId: string;
  /** Whether its menu is the one that shoppers see. */
  readonly isShown: boolean;
}

/** A category that a product stands in. */
export function PlaceRow({ category, productId, isShown }: Props) {
  const { id: categoryId, name, icon, isActive, menu } = readFragment(PlaceRowFragment, category);
  const { formatMessage } = useIntl();
  const [remove] = useAct(RemoveProductFromCategoryMutation);
  const takeOut = async () => {
    const done = formatMessage({ id: 'command-center.product.updated' });
    tellRefusal(await remove({ input: { productId, categoryId } }, done));
  };
  return (
    <li className={styles.row}>
      {icon && <FoodIcon name={icon} size={32} />}
      <div className={styles.words}>
        <Link className={styles.link} to={`/command-center/menu/${menu.id}/category/${categoryId}`}>
          {name}
        </Link>
        <span className={styles.facts}>
          {menu.name}
          {!(isActive && isShown) && (
            <Tag>
              <FormattedMessage id="command-center.product.usage.hidden" />
            </Tag>
          )}
        </span>
      </div>
      <IconButton
        icon={<Icon of={XIcon} size={18} />}
        label={formatMessage({ id: 'command-center.product.usage.remove' }, { name })}
        onClick={() => void takeOut()}
      />
    </li>
  );
}
