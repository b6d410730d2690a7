import { QuantityStepper } from '../../../ui/form/quantity-stepper';
import { Photo } from '../../../ui/media/photo';
import { bindShortWords } from '../../../ui/text/bind-short-words';
import { Price } from '../../../ui/text/price';
import { useCartActions } from '../store/cart-context';
import type { CartLine } from '../store/cart-view';
import styles from './cart-line-row.module.css';
import { EditLine } from './edit-line';
import { LineNote } from './line-note';
import { RemoveLine } from './remove-line';
import { UnavailableWord } from './unavailable-word';

interface Props {
  readonly line: CartLine;
  readonly currencyCode: string;
  /** Whether its dish can be opened over this page. */
  readonly isEditable?: boolean;
}

/** A dish in the cart: what was chosen, how many, for how much; and why it can't be ordered, where it can't. */
export function CartLineRow({ line, currencyCode, isEditable = false }: Props) {
  const { step } = useCartActions();
  const { preview, quantity, isAvailable, note } = line;
  const { productName, variantName, optionNames, unitPrice, photo } = preview;
  const chosen = [variantName, ...optionNames].filter(Boolean).join(' · ');
  return (
    <li className={styles.row} data-unavailable={!isAvailable || undefined}>
      <Photo alt="" className={styles.photo} photo={photo} sizes={64} />
      <div className={styles.text}>
        <p className={styles.name}>{bindShortWords(productName)}</p>
        {chosen && <p className={styles.chosen}>{chosen}</p>}
        {note && <LineNote text={note} />}
        {isEditable && isAvailable && <EditLine line={line} />}
        {!isAvailable && <UnavailableWord line={line} />}
      </div>
      <Price className={styles.price} value={{ minor: unitPrice * quantity, currencyCode }} />
      <div className={styles.controls}>
        {isAvailable ? (
          <QuantityStepper isRemovable name={productName} onStep={(delta) => step(line, delta)} quantity={quantity} />
        ) : (
          <RemoveLine line={line} />
        )}
      </div>
    </li>
  );
}
