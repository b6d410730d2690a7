import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Button } from '../../ui/button/button';
import { QuantityStepper } from '../../ui/form/quantity-stepper';
import { PlusIcon } from '../../ui/icons/plus-icon';
import type { PhotoSource } from '../../ui/media/photo';
import { ADD_FORM } from '../plain/add-form';
import styles from './add-control.module.css';
import { useCartActions, useCartLineQuantity, useDishQuantity, useIsOnMaintenance } from './cart-context';
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
  readonly to: string;
  /** Opens the sheet where variant and options are chosen. */
  readonly onChoose: () => void;
}

/** **Add** on a dish's card: becomes − n +; a dish with choices opens its sheet instead. */
export function AddControl({ product, photo, to, onChoose }: Props) {
  const { formatMessage } = useIntl();
  const { onlyVariantId, isSoldOut, soldOutUntil, name, slug, price } = readFragment(AddControlFragment, product);
  const hasChoices = onlyVariantId === null;
  const choice = { variantId: onlyVariantId ?? '', optionIds: [] };
  const { add, step, store } = useCartActions();
  const quantity = useCartLineQuantity(choice);
  const dishQuantity = useDishQuantity(slug);
  const dishHref = useHref(to);
  const isOnHold = useIsOnMaintenance();

  if (isSoldOut && quantity === 0) return <SoldOutWord until={soldOutUntil} />;
  if (isOnHold && quantity === 0) {
    return (
      <p className={styles.word}>
        <FormattedMessage id="checkout.cart.onHold" />
      </p>
    );
  }
  if (quantity > 0 && !hasChoices) {
    return (
      <QuantityStepper
        isRemovable
        isWide
        name={name}
        onStep={(delta) => {
          const line = store.current().cart?.lines.find(({ variantId }) => variantId === choice.variantId);
          if (line) step(line, delta);
        }}
        quantity={quantity}
      />
    );
  }
  const preview = { productName: name, variantName: '', optionNames: [], unitPrice: price.minor, photo };
  return (
    <Button
      aria-label={formatMessage({ id: hasChoices ? 'checkout.cart.chooseDish' : 'checkout.cart.addDish' }, { name })}
      form={ADD_FORM}
      isWide
      onClick={(event) => {
        event.preventDefault();
        if (hasChoices) onChoose();
        else add({ ...choice, preview });
      }}
      type="submit"
      variant="soft"
      {...(hasChoices ? { formAction: dishHref, formMethod: 'get' } : { name: 'variantId', value: choice.variantId })}
    >
      {!hasChoices && <PlusIcon size={18} />}
      <FormattedMessage id={hasChoices ? 'checkout.cart.choose' : 'checkout.cart.add'} />
      {hasChoices && dishQuantity > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {dishQuantity}
        </span>
      )}
    </Button>
  );
}
