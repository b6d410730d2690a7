import CheckIcon from 'lucide/dist/esm/icons/check';
import type { ReactNode } from 'react';
import { tellsOfAllergy } from '../../../../domain/allergy';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icons/icon';
import { OptionWords } from '../page/option-words';
import styles from './kitchen-line.module.css';
import type { KitchenDish } from './kitchen-memory';

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
      <DishWords line={line} prefix={isMade && `${quantity}× `} />
    </button>
  );
}

interface DishProps {
  readonly line: KitchenDish;
  readonly prefix?: ReactNode;
}

/** What it is, with its options and its note. */
export function DishWords({ line: { productName, variantName, options, note }, prefix }: DishProps) {
  return (
    <span className={styles.dish}>
      <span className={styles.name}>
        {prefix}
        {productName} {variantName && <small>{variantName}</small>}
      </span>
      <OptionWords className={styles.option} options={options} />
      {note && (
        <span className={styles.note} data-loud={tellsOfAllergy(note) || undefined}>
          {note}
        </span>
      )}
    </span>
  );
}
