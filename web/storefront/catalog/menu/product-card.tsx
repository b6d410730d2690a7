import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { classNames } from '../../../ui/class-names';
import { Photo } from '../../../ui/media/photo';
import { photoOfSrcSets } from '../../../ui/media/photo-of-src-sets';
import { bindShortWords } from '../../../ui/text/bind-short-words';
import { Price } from '../../../ui/text/price';
import { Tag } from '../../../ui/text/tag';
import { Weight } from '../../../ui/text/weight';
import { AddControl } from '../../cart/view/add-control';
import { dishButtonSlot, dishWarningSlot } from '../dish/dish-slots';
import { ProductTags } from '../dish/product-tags';
import type { DishOpener } from '../dish/use-dish-over-list';
import { categoryHue } from './category-hue';
import styles from './product-card.module.css';

export const ProductCardFragment = graphql(`
  fragment ProductCard on Product {
    slug
    name
    description
    isSoldOut
    onlyVariantId
    isPopular
    isNew
    weight
    unit
    tags
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
      # As wide as WIDEST at a density of 2.
      srcSet(widest: 620)
      avif: srcSet(format: AVIF, widest: 620)
      placeholder
    }
    ...AddControl
  }
`);

interface Props {
  readonly product: FragmentType<typeof ProductCardFragment>;
  /** The list's. */
  readonly opener: DishOpener;
  /** Of the category that the list shows: a dish can stand in several. */
  readonly categorySlug: string;
  readonly categoryIcon: string | null;
  /** In sight when the page opens. */
  readonly isEager: boolean;
  /** One below the heading of the list. */
  readonly heading: 'h2' | 'h3';
  /** Its name with parts of it marked. Defaults to the plain name. */
  readonly title?: ReactNode;
  /** Shown in place of its description. */
  readonly note?: ReactNode;
}

/** Two to a row on a phone, three or four on a desk; the measures are those of product-grid.module.css. */
const SIZES = '(width >= 64rem) 15rem, (width >= 48rem) 16rem, (width >= 42.5rem) 30vw, 45vw';
/** The widest card: of two in a row, just before a third one fits. */
const WIDEST = 310;

/** A dish in a list, with its photo or as text. The whole card leads to the dish; the plus puts it into the cart. */
export function ProductCard(props: Props) {
  const { product, opener, categorySlug, categoryIcon, isEager, heading: Heading, title, note } = props;
  const dish = readFragment(ProductCardFragment, product);
  const { name, description, isSoldOut, isPopular, isNew, weight, unit, tags, allergens, price, priceFrom } = dish;
  const photo = photoOfSrcSets(dish.photo);
  const listed = { categorySlug, slug: dish.slug, name, card: dish, categoryIcon };
  const href = opener.hrefOf(listed);
  return (
    <article
      className={classNames(styles.card, !photo && styles.text, isSoldOut && styles.soldOut)}
      style={photo ? undefined : { '--hue': categoryHue(categorySlug) }}
    >
      <div className={styles.picture}>
        {photo && (
          <Photo
            alt=""
            fallbackIcon={categoryIcon}
            isEager={isEager}
            photo={photo}
            ratio="4 / 3"
            sizes={SIZES}
            widest={WIDEST}
          />
        )}
        <div className={styles.tags}>
          {(isNew || isPopular) && !isSoldOut && (
            <Tag tone="accent">
              <FormattedMessage id={isNew ? 'storefront.badge.new' : 'storefront.badge.popular'} />
            </Tag>
          )}
          <ProductTags isCompact tags={tags} />
        </div>
        <div className={styles.warning}>{!isSoldOut && dishWarningSlot.show({ allergens, isOnCard: true })}</div>
      </div>
      <div className={styles.heart}>{dishButtonSlot.show({ dish })}</div>
      <Heading className={styles.name}>
        <a className={styles.link} href={href} onClick={(event) => opener.follow(event, listed)}>
          {title ?? bindShortWords(name)}
        </a>
      </Heading>
      {(note ?? description) && <p className={note ? styles.note : styles.description}>{note ?? description}</p>}
      <p className={styles.bottom}>
        <Price className={styles.price} isFrom={priceFrom !== null} value={priceFrom ?? price} />
        {weight !== null && (
          <span className={styles.weight}>
            <Weight unit={unit} value={weight} />
          </span>
        )}
      </p>
      <div className={styles.add}>
        <AddControl href={href} onChoose={() => opener.open(listed)} photo={photo} product={dish} />
      </div>
    </article>
  );
}
