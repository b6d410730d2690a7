import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { useCart } from '../cart/store/cart-context';
import { PreviousContactQuery } from './checkout-documents';
import { type Draft, EMPTY_DRAFT } from './draft';
import { DraftStore } from './draft-store';

export type ChangeDraft = (part: Partial<Draft>) => void;

/**
 * The form's content: what this browser kept, else what the server kept of this session, else the contact of its last
 * order.
 */
export function useDraft(): { readonly draft: Draft; readonly change: ChangeDraft } {
  const client = useClient();
  const { saved, status } = useCart();
  const [store] = useState(() => new DraftStore());
  const isFilled = useRef(false);
  useEffect(() => {
    store.open();
    return store.follow();
  }, [store]);
  useEffect(() => {
    if (isFilled.current || status !== 'ready') return;
    isFilled.current = true;
    if (saved?.name) {
      store.fill(saved);
      return;
    }
    // What was typed while the answer was under way stays: only empty fields are filled.
    void client.query(PreviousContactQuery, {}).then(({ data }) => {
      if (data?.lastOrder) store.fill(data.lastOrder);
    });
  }, [client, saved, status, store]);
  const draft = useSyncExternalStore(store.subscribe, store.current, () => EMPTY_DRAFT);
  return { draft, change: store.change };
}
