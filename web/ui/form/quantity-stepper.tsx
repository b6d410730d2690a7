import MinusIcon from 'lucide/dist/esm/icons/minus';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './quantity-stepper.module.css';

interface Props {
  /** What is counted, for the accessible names. */
  readonly name: string;
  readonly quantity: number;
  /** Ask for one more, or one less. Deltas, so that two tabs never overwrite each other. */
  readonly onStep: (delta: 1 | -1) => void;
  /** Defaults to 99. */
  readonly maximum?: number;
  /** At 1, the minus becomes a bin: pressing it removes the line. */
  readonly isRemovable?: boolean;
  /** What the number means, for screen readers. Defaults to how many are in the cart. */
  readonly meaning?: string;
  readonly isWide?: boolean;
}

/** − n +, with targets of 44 px. It never disables minus while a step is under way: presses are not lost. */
export function QuantityStepper({ name, quantity, onStep, maximum = 99, isRemovable = false, meaning, isWide }: Props) {
  const { formatMessage } = useIntl();
  const LessIcon = isRemovable && quantity === 1 ? Trash2Icon : MinusIcon;
  return (
    <div className={classNames(styles.stepper, isWide && styles.wide)}>
      <button
        aria-label={formatMessage({ id: 'ui.decrease' }, { name })}
        className={styles.step}
        data-counts
        disabled={quantity <= (isRemovable ? 0 : 1)}
        onClick={() => onStep(-1)}
        type="button"
      >
        <Icon of={LessIcon} size={18} />
      </button>
      <output
        aria-label={meaning ?? formatMessage({ id: 'ui.quantity' }, { name, count: quantity })}
        className={styles.value}
      >
        {quantity}
      </output>
      <button
        aria-label={formatMessage({ id: 'ui.increase' }, { name })}
        className={styles.step}
        data-counts
        disabled={quantity >= maximum}
        onClick={() => onStep(1)}
        type="button"
      >
        <Icon of={PlusIcon} size={18} />
      </button>
    </div>
  );
}
