import MinusIcon from 'lucide/dist/esm/icons/minus';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/icon-button';
import { Icon } from '../../ui/icons/icon';
import { Price } from '../../ui/text/price';
import type { CartLine } from '../cart/store/cart-view';
import { LineNote } from '../cart/view/line-note';
import { UnavailableWord } from '../cart/view/unavailable-word';
import styles from './plain-lines.module.css';
import { stepValue } from './read-step';

interface Props {
  readonly lines: readonly CartLine[];
  readonly currencyCode: string;
}

/** What is in the cart; its buttons belong to the form around it. */
export function PlainLines({ lines, currencyCode }: Props) {
  const { formatMessage } = useIntl();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul aria-label={formatMessage({ id: 'checkout.cart.title' })} role="list">
      {lines.map((line) => (
        <PlainLine currencyCode={currencyCode} key={line.key} line={line} />
      ))}
    </ul>
  );
}

function PlainLine({ line, currencyCode }: { readonly line: CartLine; readonly currencyCode: string }) {
  const { formatMessage } = useIntl();
  const { id, preview, quantity, isAvailable, note } = line;
  const name = preview.productName;
  const chosen = [preview.variantName, ...preview.optionNames].filter(Boolean).join(' · ');
  const isLast = quantity === 1 || !isAvailable;
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {chosen && <p className={styles.chosen}>{chosen}</p>}
        {note && <LineNote text={note} />}
        {!isAvailable && <UnavailableWord line={line} />}
      </div>
      {id && (
        <div className={styles.steps}>
          <IconButton
            icon={isLast ? <Icon of={Trash2Icon} size={18} /> : <Icon of={MinusIcon} size={18} />}
            label={formatMessage({ id: 'ui.decrease' }, { name })}
            name="step"
            type="submit"
            value={stepValue(isLast ? 'REMOVE' : 'DECREMENT', id)}
            variant="soft"
          />
          <span className={styles.quantity}>{quantity}</span>
          {isAvailable && (
            <IconButton
              icon={<Icon of={PlusIcon} size={18} />}
              label={formatMessage({ id: 'ui.increase' }, { name })}
              name="step"
              type="submit"
              value={stepValue('INCREMENT', id)}
              variant="soft"
            />
          )}
        </div>
      )}
      <Price className={styles.price} value={{ minor: preview.unitPrice * quantity, currencyCode }} />
    </li>
  );
}
