import { classNames } from '../../../ui/class-names';
import { CheckIcon } from '../../../ui/icons/check-icon';
import { dishName } from './dish-totals';
import styles from './kitchen-line.module.css';
import { tickedLines } from './ticked-lines';

interface Props {
  readonly line: {
    readonly id: string;
    readonly quantity: number;
    readonly productName: string;
    readonly variantName: string;
    readonly note: string | null;
    readonly options: readonly { readonly group: string; readonly name: string }[];
  };
  readonly isTicked: boolean;
}

/** A dish to be made: a press anywhere on it ticks it off, and another one takes that back. */
export function KitchenLine({ line, isTicked }: Props) {
  const { id, quantity, options } = line;
  return (
    <button
      aria-pressed={isTicked}
      className={classNames(styles.line, isTicked && styles.ticked)}
      onClick={() => tickedLines.toggle(id)}
      type="button"
    >
      <span className={styles.quantity}>{isTicked ? <CheckIcon size={28} /> : `${quantity}×`}</span>
      <span className={styles.dish}>
        <span className={styles.name}>
          {isTicked && `${quantity}× `}
          {dishName(line)}
        </span>
        {options.map(({ group, name }) => (
          <span className={styles.option} key={`${group} ${name}`}>
            {name}
          </span>
        ))}
        {line.note && <span className={styles.option}>{line.note}</span>}
      </span>
    </button>
  );
}
