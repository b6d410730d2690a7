import ArrowRightIcon from 'lucide/dist/esm/icons/arrow-right';
import ClockIcon from 'lucide/dist/esm/icons/clock';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { LinkButton } from '../../ui/button/link-button';
import { Icon } from '../../ui/icons/icon';
import { lazyExtra } from '../../ui/lazy-extra';
import { Photo } from '../../ui/media/photo';
import { photoOfSrcSets } from '../../ui/media/photo-of-src-sets';
import { bindShortWords } from '../../ui/text/bind-short-words';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { HoursNote } from '../cart/receiving/hours-note';
import { ShopHours } from '../layout/shop-hours';
import { useShop } from '../shop/use-shop';
import styles from './home-hero.module.css';

/** It is asked for in the browser: most have none. */
const LastOrder = lazyExtra(async () => (await import('../reorder/last-order')).LastOrder);

const HomeHeroFragment = graphql(`
  fragment HomeHero on Category {
    id
    products(first: $perCategory) {
      nodes {
        id
        photo {
          srcSet(widest: 620)
          avif: srcSet(format: AVIF, widest: 620)
          placeholder
        }
      }
    }
  }
`);

interface Props {
  /** The dishes in the pictures are the first of each that have a photo. */
  readonly categories: readonly FragmentType<typeof HomeHeroFragment>[];
}

/** Who cooks here, whether they do now, and the way to the menu. */
export function HomeHero({ categories }: Props) {
  const { name, description } = useShop();
  const isHydrated = useIsHydrated();
  const pictures = readFragment(HomeHeroFragment, categories).flatMap(({ id, products }) => {
    const photo = photoOfSrcSets(products.nodes.find((dish) => dish.photo)?.photo);
    return photo ? [{ id, photo }] : [];
  });
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.hours}>
          <Icon of={ClockIcon} size={16} />
          <ShopHours />
        </p>
        <h1 className={styles.name}>{name}</h1>
        {description && <p className={styles.description}>{bindShortWords(description)}</p>}
        <HoursNote />
        <div className={styles.ways}>
          <LinkButton size="lg" to="/catalog">
            <FormattedMessage id="storefront.hero.menu" />
            <Icon of={ArrowRightIcon} />
          </LinkButton>
          {isHydrated && (
            <Suspense>
              <LastOrder />
            </Suspense>
          )}
        </div>
      </div>
      {pictures.length > 0 && (
        <div aria-hidden="true" className={styles.pictures}>
          {pictures.map(({ id, photo }, index) => (
            <Photo
              alt=""
              className={styles.picture}
              isEager={index === 0}
              key={id}
              photo={photo}
              sizes="(width >= 48rem) 14rem, 6.75rem"
              widest={224}
            />
          ))}
        </div>
      )}
    </div>
  );
}
