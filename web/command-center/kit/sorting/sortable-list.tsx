import { type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { moved } from './order';
import styles from './sortable-list.module.css';
import { SortableRow } from './sortable-row';
import { useSorting } from './use-sorting';

interface Props<Item> {
  /** What is put in order, for screen readers: “Categories”. */
  readonly label: string;
  /** As they are stored. */
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Stores the whole order. @returns why it was refused; null when it is stored. */
  readonly onReorder: (ids: string[]) => Promise<string | null>;
  /** A row, without the grip and the buttons, which the list adds. */
  readonly children: (item: Item) => ReactNode;
  /** Only shows them: the reader may not change the order. */
  readonly isFixed?: boolean;
}

/**
 * Entries that staff put in order: by dragging the grip, by its arrow keys, or by Move up and Move down. The order is
 * shown at once and announced politely; when the API refuses it, the former order returns with a message.
 *
 * @example
 * <SortableList items={menus} label={…} nameOf={({ name }) => name} onReorder={(ids) => reorderMenus(ids)}>
 *   {(menu) => <MenuRow menu={menu} />}
 * </SortableList>
 */
export function SortableList<Item extends { readonly id: string }>(props: Props<Item>) {
  const { label, items, nameOf, onReorder, children, isFixed = false } = props;
  const { formatMessage } = useIntl();
  const list = useId();
  const element = useRef<HTMLUListElement>(null);
  const { shown, sort } = useSorting({ items, onReorder });
  const [told, setTold] = useState('');
  const ids = shown.map(({ id }) => id);

  const place = (item: Item, to: number) => {
    const next = moved(ids, item.id, to);
    if (next.join() === ids.join()) return;
    const focused = document.activeElement;
    sort(next);
    const values = { name: nameOf(item), place: next.indexOf(item.id) + 1, count: next.length };
    setTold(formatMessage({ id: 'command-center.kit.sort.moved' }, values));
    // Browsers drop the focus of what is taken to another place.
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && element.current?.contains(focused)) focused.focus();
    });
  };
  const drop = (dragged: string, target: Item, isBelow: boolean) => {
    const item = shown.find(({ id }) => id === dragged);
    if (!item) return;
    const rest = ids.filter((id) => id !== dragged);
    place(item, rest.indexOf(target.id) + (isBelow ? 1 : 0));
  };
  return (
    <>
      <ul aria-label={label} className={styles.list} ref={element}>
        {shown.map((item, index) => (
          <SortableRow
            count={shown.length}
            id={item.id}
            index={index}
            isFixed={isFixed}
            key={item.id}
            list={list}
            name={nameOf(item)}
            onDrop={(dragged, isBelow) => drop(dragged, item, isBelow)}
            onMove={(to) => place(item, to)}
          >
            {children(item)}
          </SortableRow>
        ))}
      </ul>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}
