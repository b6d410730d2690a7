import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Button } from '../../../ui/button/button';
import { QuantityStepper } from '../../../ui/form/quantity-stepper';
import { Icon } from '../../../ui/icons/icon';
import type { PhotoSource } from '../../../ui/media/photo';
import { ADD_FORM } from '../store/add-form';
import { useCartActions, useIsOnMaintenance, useQuantityInCart } from '../store/cart-context';
import { lineKey } from '../store/cart-view';
import styles from './add-control.module.css';
import { SoldOutWord } from './sold-out-word';

const AddControlFragment = graphql(`
  fragment AddControl on Product {
    slug
    name
    onlyVariantId
    isSoldOut
    soldOutUntil
    price {
      minor
    }
  }
`);

interface Props {
  readonly product: FragmentType<typeof AddControlFragment>;
  /** Shown in the cart before the server has answered. */
  readonly photo: PhotoSource | null;
  /** The dish's own page, where a page without scripts leads. */
  readonly href: string;
  /** Opens the sheet where variant and options are chosen. */
  readonly onChoose: () => void;
  /** As wide as its container, with the word. Defaults to a round plus. */
  readonly isWide?: boolean;
}

/** **Add** on a dish's card: becomes − n +; a dish with choices opens its sheet instead. */
export function AddControl({ product, photo, href, onChoose, isWide = false }: Props) {
  const { formatMessage } = useIntl();
  const { onlyVariantId, isSoldOut, soldOutUntil, name, slug, price } = readFragment(AddControlFragment, product);
  const choice = onlyVariantId === null ? null : { variantId: onlyVariantId, optionIds: [], note: null };
  const { add, step, store } = useCartActions();
  const quantity = useQuantityInCart(slug, choice);
  const isOnHold = useIsOnMaintenance();
  // Of one with choices the cart has lines of its own, which are counted down there.
  const canStep = choice !== null && quantity > 0;

  if (isSoldOut && !canStep) return <SoldOutWord until={soldOutUntil} />;
  if (isOnHold && !canStep) {
    return (
      <p className={styles.word}>
        <FormattedMessage id="checkout.cart.onHold" />
      </p>
    );
  }
  if (canStep) {
    return (
      <QuantityStepper
        isRemovable
        isWide={isWide}
        name={name}
        onStep={(delta) => {
          const line = store.current().cart?.lines.find(({ key }) => key === lineKey(choice));
          if (line) step(line, delta);
        }}
        quantity={quantity}
      />
    );
  }
  const preview = { productName: name, variantName: '', optionNames: [], unitPrice: price.minor, photo };
  return (
    <Button
      aria-label={formatMessage({ id: choice ? 'checkout.cart.addDish' : 'checkout.cart.chooseDish' }, { name })}
      className={isWide ? undefined : styles.round}
      form={ADD_FORM}
      isWide={isWide}
      onClick={(event) => {
        event.preventDefault();
        if (choice) add({ ...choice, preview });
        else onChoose();
      }}
      type="submit"
      variant={isWide ? 'soft' : 'outline'}
      {...(choice ? { name: 'variantId', value: choice.variantId } : { formAction: href, formMethod: 'get' })}
    >
      <Icon of={PlusIcon} size={isWide ? 18 : 22} />
      {isWide && <FormattedMessage id="checkout.cart.add" />}
      {!choice && quantity > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {quantity}
        </span>
      )}
    </Button>
  );
}
