import type { IconNode } from 'lucide';
import FlameIcon from 'lucide/dist/esm/icons/flame';
import LeafIcon from 'lucide/dist/esm/icons/leaf';
import MilkOffIcon from 'lucide/dist/esm/icons/milk-off';
import SproutIcon from 'lucide/dist/esm/icons/sprout';
import WheatOffIcon from 'lucide/dist/esm/icons/wheat-off';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductTag } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { Tag } from '../../../ui/text/tag';
import styles from './product-tags.module.css';

const ICONS: Readonly<Partial<Record<ProductTag, IconNode>>> = {
  VEGETARIAN: LeafIcon,
  VEGAN: SproutIcon,
  SPICY: FlameIcon,
  GLUTEN_FREE: WheatOffIcon,
  LACTOSE_FREE: MilkOffIcon,
};

/** A dish that is vegan is vegetarian too: saying both would only take room. */
export function worthSaying(tags: readonly ProductTag[]): readonly ProductTag[] {
  return tags.includes('VEGAN') ? tags.filter((tag) => tag !== 'VEGETARIAN') : tags;
}

interface Props {
  readonly tags: readonly ProductTag[];
  /** Icons alone where there is one: for a card. The words stay for screen readers and for a resting pointer. */
  readonly isCompact?: boolean;
}

/** Vegetarian, spicy, halal… */
export function ProductTags({ tags, isCompact = false }: Props) {
  const { formatMessage } = useIntl();
  if (tags.length === 0) return null;
  return (
    <ul className={isCompact ? styles.compact : styles.list}>
      {worthSaying(tags).map((tag) => {
        const icon = ICONS[tag];
        if (isCompact && icon) {
          const name = formatMessage({ id: `storefront.tag.${tag}` });
          return (
            <li aria-label={name} className={styles.icon} data-tag={tag} key={tag} title={name}>
              <Icon of={icon} size={16} />
            </li>
          );
        }
        return (
          <li key={tag}>
            <Tag icon={icon && <Icon of={icon} size={14} />} tone={tag === 'SPICY' ? 'danger' : 'success'}>
              <FormattedMessage id={`storefront.tag.${tag}`} />
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
