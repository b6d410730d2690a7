import type { KitchenOrderFragment } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { CheckIcon } from '../../../ui/icons/check-icon';
import { tellsOfAllergy } from '../page/allergy';
import { OptionWords } from '../page/option-words';
import styles from './kitchen-line.module.css';

interface Props {
  readonly line: KitchenOrderFragment['lines'][number];
  readonly isMade: boolean;
  readonly onToggle: () => void;
}

/** A dish to be made: a press anywhere on it says that it is made, on every screen; another one takes that back. */
export function KitchenLine({ line, isMade, onToggle }: Props) {
  const { quantity, options } = line;
  return (
    <button
      aria-pressed={isMade}
      className={classNames(styles.line, isMade && styles.made)}
      onClick={onToggle}
      type="button"
    >
      <span className={styles.quantity}>{isMade ? <CheckIcon size={24} /> : `${quantity}×`}</span>
      <span className={styles.dish}>
        <span className={styles.name}>
          {isMade && `${quantity}× `}
          {line.productName} {line.variantName && <small>{line.variantName}</small>}
        </span>
        <OptionWords className={styles.option} options={options} />
        {line.note && (
          <span className={styles.note} data-loud={tellsOfAllergy(line.note) || undefined}>
            {line.note}
          </span>
        )}
      </span>
    </button>
  );
}
