import CheckIcon from 'lucide/dist/esm/icons/check';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icons/icon';
import { LineWords } from '../line/line-words';
import styles from './kitchen-line.module.css';

interface Props {
  readonly line: KitchenOrderFragment['lines'][number];
  readonly isMade: boolean;
  readonly onToggle: () => void;
}

/** A dish to be made: a press anywhere on it says that it is made, on every screen; another one takes that back. */
export function KitchenLine({ line, isMade, onToggle }: Props) {
  const { quantity } = line;
  return (
    <button
      aria-pressed={isMade}
      className={classNames(styles.line, isMade && styles.made)}
      onClick={onToggle}
      type="button"
    >
      <span className={styles.quantity}>{isMade ? <Icon of={CheckIcon} size={24} /> : `${quantity}×`}</span>
      {isMade ? (
        <span className={styles.dish}>{`${quantity}× ${line.productName} ${line.variantName ?? ''}`}</span>
      ) : (
        <LineWords line={line} />
      )}
    </button>
  );
}
