import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import type { OfferedDishFragment as Dish } from '../../../gql/graphql';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icons/icon';
import { Photo } from '../../../ui/media/photo';
import { bindShortWords } from '../../../ui/text/bind-short-words';
import { Price } from '../../../ui/text/price';
import { useDishOpener } from '../../catalog/dish/use-dish-over-list';
import { useCartActions } from '../store/cart-context';
import styles from './goes-well-with.module.css';

export const OfferedDishFragment = graphql(`
  fragment OfferedDish on Product {
    id
    slug
    name
    onlyVariantId
    allergens
    price {
      minor
      currencyCode
    }
    priceFrom {
      minor
      currencyCode
    }
    photo {
      sources {
        url
        width
      }
      placeholder
    }
    categories {
      slug
      icon
    }
  }
`);

interface Props {
  readonly dish: Dish;
  /** It is in the cart now, and leaves the offer. */
  readonly onTaken: () => void;
}

/** One line: what it is, what it costs, and the button that puts it in or opens what there is to choose. */
export function OfferedDish({ dish, onTaken }: Props) {
  const { formatMessage } = useIntl();
  const { add } = useCartActions();
  const opener = useDishOpener();
  const { name, slug, onlyVariantId, price, priceFrom, photo, categories } = dish;
  const [category] = categories;
  if (!category) return null;
  const listed = { categorySlug: category.slug, slug, name };
  const preview = { productName: name, variantName: '', optionNames: [], unitPrice: price.minor, photo: photo ?? null };
  const press = () => {
    if (onlyVariantId === null) return opener.open(listed);
    onTaken();
    return add({ variantId: onlyVariantId, optionIds: [], note: null, preview });
  };
  return (
    <li className={styles.dish}>
      <Photo alt="" className={styles.photo} fallbackIcon={category.icon} photo={photo} sizes={48} />
      <div className={styles.text}>
        <a className={styles.name} href={opener.hrefOf(listed)} onClick={(event) => opener.follow(event, listed)}>
          {bindShortWords(name)}
        </a>
        <Price className={styles.price} isFrom={priceFrom !== null} value={priceFrom ?? price} />
      </div>
      <Button
        aria-label={formatMessage(
          { id: onlyVariantId ? 'storefront.goesWellWith.add' : 'storefront.goesWellWith.choose' },
          { name },
        )}
        onClick={press}
        size="sm"
        variant="soft"
      >
        {onlyVariantId && <Icon of={PlusIcon} size={16} />}
        <FormattedMessage id={onlyVariantId ? 'checkout.cart.add' : 'checkout.cart.choose'} />
      </Button>
    </li>
  );
}
