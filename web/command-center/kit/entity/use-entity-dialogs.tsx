import { type ReactNode, useState } from 'react';
import type { DeletionWords, MessageId } from '../../../i18n/message-ids';
import type { Answer } from '../form/refusal';
import { DeleteQuestion } from './delete-entity';
import type { Command } from './use-send';

interface Options<Item> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** To add one (null) or to change one. */
  readonly form: (item: Item | null, onClose: () => void) => ReactNode;
  readonly command: Command<Answer, { id: string }>;
  /** Of the deletion. */
  readonly words: DeletionWords;
  readonly done: MessageId;
}

/**
 * The dialogs by which a list is kept.
 *
 * @returns what opens each, and the one that is open, to be rendered anywhere.
 */
export function useEntityDialogs<Item extends { readonly id: string }>(options: Options<Item>) {
  const { items, nameOf, form, ...deletion } = options;
  const [open, setOpen] = useState<{ readonly act: 'add' | 'change' | 'delete'; readonly id: string } | null>(null);
  const close = () => setOpen(null);
  const item = items.find(({ id }) => id === open?.id);
  return {
    add: () => setOpen({ act: 'add', id: '' }),
    change: (id: string) => setOpen({ act: 'change', id }),
    remove: (id: string) => setOpen({ act: 'delete', id }),
    shown: (
      <>
        {open?.act === 'add' && form(null, close)}
        {open?.act === 'change' && item && form(item, close)}
        {open?.act === 'delete' && item && (
          <DeleteQuestion {...deletion} id={item.id} isOpen name={nameOf(item)} onClose={close} />
        )}
      </>
    ),
  };
}
