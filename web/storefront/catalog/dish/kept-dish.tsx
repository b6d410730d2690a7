import { FormattedMessage } from 'react-intl';
import type { ProductCardFragment as Card } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { Notice } from '../../../ui/feedback/notice';
import { Photo } from '../../../ui/media/photo';
import { photoOfSrcSets } from '../../../ui/media/photo-of-src-sets';
import { Price } from '../../../ui/text/price';
import { Weight } from '../../../ui/text/weight';
import { AddControl } from '../../cart/view/add-control';
import styles from './dish-sheet.module.css';
import { dishWarningSlot } from './dish-slots';
import type { ListedDish } from './use-dish-over-list';

/** A dish that can't be read now: what its card in the list knows. What has to be chosen waits for the connection. */
export function KeptDish({ listed }: { readonly listed: ListedDish | null }) {
  const card = listed?.card;
  if (!card) return <Unread hasChoices />;
  return (
    <>
      <div className={classNames(styles.columns, styles.pictured)}>
        <Photo
          alt=""
          className={styles.photo}
          fallbackIcon={listed.categoryIcon ?? null}
          photo={photoOfSrcSets(card.photo)}
          ratio="4 / 3"
          sizes="(width >= 48rem) 27rem, 92vw"
        />
        <div className={styles.waiting}>
          <Facts card={card} />
          {dishWarningSlot.show({ allergens: card.allergens })}
          <Unread hasChoices={card.onlyVariantId === null} />
        </div>
      </div>
      {card.onlyVariantId !== null && (
        <div className={styles.add} data-sheet-bar>
          <AddControl href="" isWide onChoose={() => {}} photo={photoOfSrcSets(card.photo)} product={card} />
        </div>
      )}
    </>
  );
}

function Facts({ card: { weight, unit, price, priceFrom } }: { readonly card: Card }) {
  return (
    <p className={styles.kept}>
      <strong>
        <Price isFrom={priceFrom !== null} value={priceFrom ?? price} />
      </strong>
      {weight !== null && <Weight unit={unit} value={weight} />}
    </p>
  );
}

function Unread({ hasChoices }: { readonly hasChoices: boolean }) {
  return (
    <Notice isLive title={<FormattedMessage id="errors.offline.title" />} tone="warning">
      <FormattedMessage id={hasChoices ? 'storefront.offline.choices' : 'storefront.offline.dish'} />
    </Notice>
  );
}
