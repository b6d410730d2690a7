import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { untilReleased } from '../../ui/until-released';
import { useCart } from '../cart/store/cart-context';
import { type Draft, EMPTY_DRAFT } from '../draft/draft';
import { PreviousContactQuery } from './checkout-documents';
import { DraftStore } from './draft-store';

export type ChangeDraft = (part: Partial<Draft>) => void;

interface FilledDraft {
  readonly draft: Draft;
  /** Whether all that is known of the client stands in it. */
  readonly isFilled: boolean;
  readonly change: ChangeDraft;
}

/**
 * The form's content: what this browser kept, else what the server kept of this session, else the contact of its last
 * order.
 */
export function useDraft(): FilledDraft {
  const client = useClient();
  const { saved, status } = useCart();
  const [store] = useState(() => new DraftStore());
  const isAsked = useRef(false);
  useEffect(() => {
    store.open();
    return store.follow();
  }, [store]);
  useEffect(() => {
    if (isAsked.current || status !== 'ready') return;
    isAsked.current = true;
    // What was typed while the answer was under way stays: only empty fields are filled.
    const previous = saved?.name ? null : client.query(PreviousContactQuery, {});
    void Promise.resolve(previous).then(async (answer) => {
      await untilReleased();
      store.fill(saved, answer?.data?.lastOrder ?? null);
    });
  }, [client, saved, status, store]);
  const draft = useSyncExternalStore(store.subscribe, store.current, () => EMPTY_DRAFT);
  const isFilled = useSyncExternalStore(store.subscribe, store.isFilled, () => false);
  return { draft, isFilled, change: store.change };
}
