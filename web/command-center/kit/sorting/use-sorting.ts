import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../ui/toaster';
import { inOrder } from './order';

interface Options<Item> {
  readonly items: readonly Item[];
  /** @returns why it was refused; null when it is stored. */
  readonly onReorder: (ids: string[]) => Promise<string | null>;
}

/** The list as it was last put in order, at once; as it is stored again when the API refuses. One save at a time. */
export function useSorting<Item extends { readonly id: string }>({ items, onReorder }: Options<Item>) {
  const { formatMessage } = useIntl();
  const key = items.map(({ id }) => id).join();
  /** `key`: the stored order that it was made from; it holds until another one is read. */
  const [wish, setWish] = useState<{ readonly ids: readonly string[]; readonly key: string } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const saving = useRef(Promise.resolve());
  const waiting = useRef(0);
  const shown = wish && (isSaving || wish.key === key) ? inOrder(items, wish.ids) : items;

  const save = async (ids: string[]) => {
    const refusal = await onReorder(ids).catch(() => formatMessage({ id: 'command-center.kit.notSent' }));
    waiting.current -= 1;
    if (waiting.current === 0) setIsSaving(false);
    if (refusal === null) return;
    setWish(null);
    toasts.show({ message: refusal, tone: 'danger' });
  };
  const sort = (ids: string[]) => {
    setWish({ ids, key });
    setIsSaving(true);
    waiting.current += 1;
    saving.current = saving.current.then(() => save(ids));
  };
  return { shown, sort };
}
