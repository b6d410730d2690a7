import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductTag } from '../../../gql/graphql';
import { FlameIcon } from '../../../ui/icons/flame-icon';
import type { IconProps } from '../../../ui/icons/icon-frame';
import { LeafIcon } from '../../../ui/icons/leaf-icon';
import { MilkOffIcon } from '../../../ui/icons/milk-off-icon';
import { SproutIcon } from '../../../ui/icons/sprout-icon';
import { WheatOffIcon } from '../../../ui/icons/wheat-off-icon';
import { Tag } from '../../../ui/text/tag';
import styles from './product-tags.module.css';

const ICONS: Readonly<Partial<Record<ProductTag, ComponentType<IconProps>>>> = {
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
        const Icon = ICONS[tag];
        if (isCompact && Icon) {
          const name = formatMessage({ id: `storefront.tag.${tag}` });
          return (
            <li aria-label={name} className={styles.icon} data-tag={tag} key={tag} title={name}>
              <Icon size={16} />
            </li>
          );
        }
        return (
          <li key={tag}>
            <Tag icon={Icon && <Icon size={14} />} tone={tag === 'SPICY' ? 'danger' : 'success'}>
              <FormattedMessage id={`storefront.tag.${tag}`} />
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
