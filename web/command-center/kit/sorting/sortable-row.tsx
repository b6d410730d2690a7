import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import ChevronUpIcon from 'lucide/dist/esm/icons/chevron-up';
import GripVerticalIcon from 'lucide/dist/esm/icons/grip-vertical';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../ui/button';
import styles from './sortable-list.module.css';
import { useDrag } from './use-drag';

interface Props {
  readonly list: string;
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly isFixed: boolean;
  readonly onMove: (to: number) => void;
  readonly onDrop: (dragged: string, isBelow: boolean) => void;
  readonly children: ReactNode;
}

/** One entry between its grip and its buttons. */
export function SortableRow({ list, id, name, index, count, isFixed, onMove, onDrop, children }: Props) {
  const { formatMessage } = useIntl();
  // Alone, it has no other place to go to.
  const isStill = isFixed || count === 1;
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const { edge, isDragged } = useDrag({
    list,
    id,
    row,
    grip,
    isFixed: isStill,
    onDrop: (dragged, side) => onDrop(dragged, side === 'bottom'),
  });
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li className={classNames(styles.row, isDragged && styles.dragged)} data-edge={edge ?? undefined} ref={row}>
      {!isStill && (
        <button
          aria-label={formatMessage({ id: 'command-center.kit.sort.grip' }, { name })}
          className={styles.grip}
          onKeyDown={press}
          ref={grip}
          title={formatMessage({ id: 'command-center.kit.sort.hint' })}
          type="button"
        >
          <Icon of={GripVerticalIcon} />
        </button>
      )}
      <div className={styles.content}>{children}</div>
      {!isStill && (
        <div className={styles.moves}>
          <IconButton
            aria-disabled={index === 0 || undefined}
            icon={<Icon of={ChevronUpIcon} size={18} />}
            label={formatMessage({ id: 'command-center.kit.sort.up' }, { name })}
            onClick={() => onMove(index - 1)}
            size="sm"
          />
          <IconButton
            aria-disabled={index === count - 1 || undefined}
            icon={<Icon of={ChevronDownIcon} size={18} />}
            label={formatMessage({ id: 'command-center.kit.sort.down' }, { name })}
            onClick={() => onMove(index + 1)}
            size="sm"
          />
        </div>
      )}
    </li>
  );
}
